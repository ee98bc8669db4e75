import type { QuestionId } from '../domain/contract/sheet.ts';

const groups = {
  problem: ['cause', 'myself'],
  tests: ['tests', 'results'],
  medicines: ['choices', 'medicine', 'effects', 'together'],
  after: ['signs', 'back', 'cost', 'plain'],
} as const satisfies Record<string, readonly QuestionId[]>;

/** The questions for a visit by what they are about, all of them once. */
export const questionGroups = Object.entries(groups) as readonly (readonly [
  keyof typeof groups,
  readonly QuestionId[],
])[];
