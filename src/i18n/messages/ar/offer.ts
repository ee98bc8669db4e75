import type { Messages } from '../message-types.ts';

/** The line that offers this language, in it, on a page of another one. */
export const offer: Messages['offer']['offer'] = {
  text: 'هذه الصفحة متوفرة أيضًا بالعربية.',
  link: 'قراءة بالعربية',
  close: 'لا، شكرًا',
};
