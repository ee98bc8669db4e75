/* What a visitor of the kiosk chooses there and reads on the own phone: named once for website, kiosk and main process. */

/** The sheets that can be taken along. */
export const sheetNames = ['questions', 'medicines'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The questions for a visit to the doctor, in the order of the sheet. They stand in addresses: a name is never given another meaning. */
export const questionIds = [
  'cause',
  'myself',
  'tests',
  'results',
  'choices',
  'medicine',
  'effects',
  'together',
  'signs',
  'back',
  'cost',
  'plain',
] as const;
export type QuestionId = (typeof questionIds)[number];

/** As many have room on one sheet, each with a line for its answer. */
export const mostQuestions = 6;

/** The end of an address that holds a choice: a browser sends it to nobody. */
export function choiceFragment(chosen: readonly QuestionId[]): string {
  return chosen.length === 0 ? '' : `#questions=${inOrder(chosen).join('.')}`;
}

const fragment = new RegExp(`^#questions=([a-z]+(?:\\.[a-z]+){0,${mostQuestions - 1}})$`);

/**
 * The choice at the end of an address, as {@link choiceFragment} writes it.
 * @param hash with its `#`, from anybody.
 * @returns null for everything else: nothing of it is used.
 */
export function readChoice(hash: string): readonly QuestionId[] | null {
  const given = fragment.exec(hash)?.[1]?.split('.') ?? [];
  const known = questionIds.filter((id) => given.includes(id));
  return known.length > 0 && known.length === given.length ? known : null;
}

function inOrder(chosen: readonly QuestionId[]): readonly QuestionId[] {
  return questionIds.filter((id) => chosen.includes(id));
}
