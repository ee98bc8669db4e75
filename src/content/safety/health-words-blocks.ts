import { paths } from '../../config/paths.ts';
import { messages } from '../../i18n/messages.ts';
import type { LegalBlock } from '../legal/legal.ts';
import { type HealthWords, healthWords, type Signed } from './health-words.ts';

const pageNames = (): Readonly<Record<string, string>> => ({
  [paths.home]: messages.signatureMessages.pages.home,
  [paths.terms]: messages.signatureMessages.pages.terms,
});

/** Every sentence about health with its writer and its checker. */
export const healthWordsBlocks = (): readonly LegalBlock[] =>
  healthWords(messages.healthWordTexts).map(describe);

function describe({ page, kind, words: told, writtenBy, checkedBy }: HealthWords): LegalBlock {
  return {
    kind: 'facts',
    items: [
      { label: pageNames()[page] ?? page, lines: kind === 'sentences' ? told : [messages.sideBySide(told)] },
      {
        label: messages.signatureMessages.writtenBy,
        lines: [signature(writtenBy, messages.signatureMessages.notNamed)],
      },
      {
        label: messages.signatureMessages.checkedBy,
        lines: [signature(checkedBy, messages.signatureMessages.notChecked)],
      },
    ],
  };
}

function signature(signed: Signed | null, missing: string): string {
  return signed === null
    ? missing
    : messages.sideBySide([signed.name, signed.profession, messages.dayText(signed.on)]);
}
