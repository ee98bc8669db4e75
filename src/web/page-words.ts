import type { PageName, PageWords } from '~/content/page-words.ts';
import { speak } from '~/content/spoken.ts';

/** Null while prerendering, which hands over all words of a language by itself. */
let ofLanguage: PageWords | null = null;

/** Says where the words of each page come from, in the document's language. */
export function setPageWords(pageWords: PageWords): void {
  ofLanguage = pageWords;
}

/** Fetches the words of a page and hands them over. */
export async function bringWords(page: PageName): Promise<void> {
  if (ofLanguage !== null) speak(...(await ofLanguage[page]()));
}
