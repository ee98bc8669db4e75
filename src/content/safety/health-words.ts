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

/** Every statement about health on the site in one language, with the signatures under its words in this language. */
export function healthWords(
  texts: LoadedMessages['healthWordTexts'],
  signatures: HealthSignatures,
): readonly HealthWords[] {
  const signed = (id: string) => signatures[id] ?? unsigned;
  return [
    {
      id: 'emergency-signs',
      page: paths.home,
      kind: 'sentences',
      words: texts['emergency-signs'],
      ...signed('emergency-signs'),
    },
    {
      id: 'sample-chat',
      page: paths.home,
      kind: 'sentences',
      words: texts['sample-chat'],
      ...signed('sample-chat'),
    },
    {
      id: 'sample-medicines',
      page: paths.home,
      kind: 'facts',
      words: texts['sample-medicines'],
      ...signed('sample-medicines'),
    },
    {
      id: 'sample-patient',
      page: paths.home,
      kind: 'facts',
      words: texts['sample-patient'],
      ...signed('sample-patient'),
    },
    { id: 'advice', page: paths.terms, kind: 'sentences', words: texts.advice, ...signed('advice') },
  ];
}
