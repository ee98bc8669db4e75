import type { Messages } from '../message-types.ts';

/** The line that offers this language, in it, on a page of another one. */
export const offer: Messages['offer']['offer'] = {
  text: 'यह पेज हिंदी में भी है।',
  link: 'हिंदी में पढ़ें',
  close: 'नहीं, धन्यवाद',
};
