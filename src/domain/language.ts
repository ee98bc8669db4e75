/** The languages of the product (BCP 47), English first: the others are translated from it. */
export const languages = ['en', 'es', 'fr', 'hi', 'ar'] as const;
export type Language = (typeof languages)[number];
