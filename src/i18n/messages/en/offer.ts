/** The line that offers this language, in it, on a page of another one. */
export const offer = {
  text: 'This page is also in English.',
  link: 'Read it in English',
  close: 'No, thank you',
} as const;

declare module '../message-types.ts' {
  interface English {
    offer: typeof import('./offer.ts');
  }
}
