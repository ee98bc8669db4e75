import { paths } from '../../config/paths.ts';
import { dayText } from '../day.ts';
import type { LegalBlock } from '../legal/legal.ts';
import { type HealthWords, healthWords, type Signed } from './health-words.ts';

const pageNames: Readonly<Record<string, string>> = {
  [paths.home]: 'On the home page',
  [paths.terms]: 'In the terms of service',
};

/** Every sentence about health with its writer and its checker. */
export const healthWordsBlocks: readonly LegalBlock[] = healthWords.map(describe);

function describe({ page, words, writtenBy, checkedBy }: HealthWords): LegalBlock {
  return {
    kind: 'facts',
    items: [
      { label: pageNames[page] ?? page, lines: linesOf(words) },
      { label: 'Written by', lines: [signature(writtenBy, 'Not named yet')] },
      { label: 'Checked by', lines: [signature(checkedBy, 'Not checked yet')] },
    ],
  };
}

/** Sentences stand one below the other, names and doses side by side. */
function linesOf(words: readonly string[]): readonly string[] {
  return words.some((each) => each.endsWith('.') || each.length > 30) ? words : [words.join(', ')];
}

function signature(signed: Signed | null, missing: string): string {
  return signed === null ? missing : `${signed.name}, ${signed.profession}, ${dayText(signed.on)}`;
}
