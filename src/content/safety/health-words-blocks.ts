import { paths } from '../../config/paths.ts';
import { words } from '../../i18n/messages.ts';
import type { LegalBlock } from '../legal/legal.ts';
import { type HealthWords, healthWords, type Signed } from './health-words.ts';

const pageNames = (): Readonly<Record<string, string>> => ({
  [paths.home]: words.signatureWords.pages.home,
  [paths.terms]: words.signatureWords.pages.terms,
});

/** Every sentence about health with its writer and its checker. */
export const healthWordsBlocks = (): readonly LegalBlock[] =>
  healthWords(words.healthWordTexts).map(describe);

function describe({ page, kind, words: told, writtenBy, checkedBy }: HealthWords): LegalBlock {
  return {
    kind: 'facts',
    items: [
      { label: pageNames()[page] ?? page, lines: kind === 'sentences' ? told : [words.sideBySide(told)] },
      { label: words.signatureWords.writtenBy, lines: [signature(writtenBy, words.signatureWords.notNamed)] },
      {
        label: words.signatureWords.checkedBy,
        lines: [signature(checkedBy, words.signatureWords.notChecked)],
      },
    ],
  };
}

function signature(signed: Signed | null, missing: string): string {
  return signed === null
    ? missing
    : words.sideBySide([signed.name, signed.profession, words.dayText(signed.on)]);
}
