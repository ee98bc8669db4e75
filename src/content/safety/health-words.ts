import { paths } from '../../config/paths.ts';
import type { HealthSignatures } from '../../i18n/health-signatures.ts';
import type { LoadedMessages } from '../../i18n/messages.ts';

/** Statements about health on a page; who wrote and who checked them, null while nobody has. */
export type HealthWords = {
  id: string;
  page: string;
  /** Sentences are shown one below the other, names and doses side by side. */
  kind: 'sentences' | 'facts';
  words: readonly string[];
} & HealthSignatures[string];

/** While no writer has signed and no one has checked. */
const unsigned = { writtenBy: null, checkedBy: null } as const;

/** What the site says about health: group, page, and how it is shown. */
const groups = [
  ['emergency-signs', paths.home, 'sentences'],
  ['sample-chat', paths.home, 'sentences'],
  ['sample-medicines', paths.home, 'facts'],
  ['sample-patient', paths.home, 'facts'],
  ['advice', paths.terms, 'sentences'],
] as const;

/** Every statement about health on the site in one language, with the signatures under its words in this language. */
export function healthWords(
  texts: LoadedMessages['healthWordTexts'],
  signatures: HealthSignatures,
): readonly HealthWords[] {
  return groups.map(([id, page, kind]) => {
    const { writtenBy, checkedBy } = signatures[id] ?? unsigned;
    return { id, page, kind, words: texts[id], writtenBy, checkedBy };
  });
}
