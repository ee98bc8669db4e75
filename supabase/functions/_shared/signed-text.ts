import { brand } from '../../../src/config/brand.ts';

/** The text of a mail between a greeting and who writes: a link alone, from nobody, looks like fraud. @param team who writes. */
export function signedText(hello: string, paragraphs: readonly string[], team: string): string {
  const end = [team, brand.parentCompany, ...brand.legal.address];
  return `${[hello, ...paragraphs, end.join('\n')].join('\n\n')}\n`;
}

/** The same to a member of staff, who is written to in English, the language of their app. */
export const staffText = (paragraphs: readonly string[]) =>
  signedText('Hello,', paragraphs, `The ${brand.productName} staff app`);
