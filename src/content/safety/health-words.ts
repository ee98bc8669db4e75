import { paths } from '../../config/paths.ts';
import type { LoadedMessages } from '../../i18n/messages.ts';

/** A person and the day, ISO 8601. */
export type Signed = { name: string; profession: string; on: string };

/** Statements about health on a page; who wrote and who checked them, null while nobody has. */
export type HealthWords = {
  id: string;
  page: string;
  /** Sentences are shown one below the other, names and doses side by side. */
  kind: 'sentences' | 'facts';
  words: readonly string[];
  writtenBy: Signed | null;
  checkedBy: Signed | null;
};

/** While no writer has signed and no one has checked. */
const unsigned = { writtenBy: null, checkedBy: null } as const;

/** Every statement about health on the site in one language, with its signatures. */
export function healthWords(texts: LoadedMessages['healthWordTexts']): readonly HealthWords[] {
  return [
    {
      id: 'emergency-signs',
      page: paths.home,
      kind: 'sentences',
      words: texts['emergency-signs'],
      ...unsigned,
    },
    { id: 'sample-chat', page: paths.home, kind: 'sentences', words: texts['sample-chat'], ...unsigned },
    {
      id: 'sample-medicines',
      page: paths.home,
      kind: 'facts',
      words: texts['sample-medicines'],
      ...unsigned,
    },
    { id: 'sample-patient', page: paths.home, kind: 'facts', words: texts['sample-patient'], ...unsigned },
    { id: 'advice', page: paths.terms, kind: 'sentences', words: texts.advice, ...unsigned },
  ];
}
