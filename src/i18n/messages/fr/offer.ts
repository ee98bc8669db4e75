import type { Messages } from '../message-types.ts';

/** The line that offers this language, in it, on a page of another one. */
export const offer: Messages['offer']['offer'] = {
  text: 'Cette page existe aussi en français.',
  link: 'Lire en français',
  close: 'Non, merci',
};
