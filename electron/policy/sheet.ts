import type { SheetRequest } from '../../src/domain/contract/kiosk-bridge.ts';

/** Both sheets in a language, without a script (build/kiosk-site.ts): the file in the folder of sheets. */
export const sheetFile = ({ language }: Pick<SheetRequest, 'language'>): string => `${language}.html`;

/**
 * The document of one sheet: of both, in which nothing is ticked, the one that is asked for, with the chosen questions.
 * @throws Error when a question has no box in it: then it is not what was built.
 */
export function fillSheet(html: string, { sheet, questions }: SheetRequest): string {
  const parts: Readonly<Record<string, string>> = {
    'data-only=""': `data-only="${sheet}"`,
    ...Object.fromEntries(questions.map((id) => [`value="${id}"`, `value="${id}" checked=""`])),
  };
  return Object.entries(parts).reduce((filled, [place, part]) => {
    if (!filled.includes(place)) throw new Error(`The sheet has no place for this: ${place}`);
    return filled.replace(place, part);
  }, html);
}
