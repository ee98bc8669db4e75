import type { Messages } from '../message-types.ts';

/** The line that offers this language, in it, on a page of another one. */
export const offer: Messages['offer']['offer'] = {
  text: 'Esta página también está en español.',
  link: 'Leer en español',
  close: 'No, gracias',
};
