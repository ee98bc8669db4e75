import { expect, test } from 'vitest';
import { terms } from '~/content/legal/documents.ts';
import { healthWords } from '~/content/safety/health-words.ts';
import * as emergency from '~/i18n/generated/en/emergency.ts';
import { healthWordTexts } from '~/i18n/generated/en/health-words.ts';
import * as home from '~/i18n/generated/en/home.ts';
import * as samples from '~/i18n/generated/en/samples.ts';

/** Every string in a value, in order. */
function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectStrings) : [];
}

/** Sentences of texts; a heading or list item counts as one sentence even without a full stop. */
function splitSentences(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?!:;])['"”’)]*\s+/)).map((sentence) => sentence.trim());
}

/** Words that occur only in statements about health. */
const medical =
  /\b(pain|breath|bleed|swollen|strain|joint|rest and ice|danger signs?|mild|mg|mcg|penicillin|pressure|lisinopril|metformin|vitamin|pharmacist|put off a visit|emergency services)\b/i;

/** Sentences with such a word that are no advice: the person's part of the sample chat, and what the service is not. */
const noAdvice = [/hurts when I climb stairs/, /^A little swollen/, /^The service gives information/];

const signed = healthWords(healthWordTexts, {}).flatMap(({ words }) => words);

/** A sentence at the end of a list item has no full stop there. */
const isSigned = (sentence: string) =>
  signed.some((words) => words.includes(sentence) || sentence.includes(words));

test('every sentence of the pages that is about health has a row to be signed', () => {
  const statements = splitSentences(collectStrings([home, samples, emergency, terms()])).filter((sentence) =>
    medical.test(sentence),
  );
  expect(statements.length).toBeGreaterThan(8);
  const missing = statements.filter(
    (sentence) => !isSigned(sentence) && !noAdvice.some((each) => each.test(sentence)),
  );
  expect(missing).toEqual([]);
});
