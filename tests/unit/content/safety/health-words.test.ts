import { expect, test } from 'vitest';
import { terms } from '~/content/legal/documents.ts';
import { healthWords } from '~/content/safety/health-words.ts';
import * as emergency from '~/i18n/messages/en/emergency.ts';
import { healthWordTexts } from '~/i18n/messages/en/health-words.ts';
import * as home from '~/i18n/messages/en/home.ts';
import * as samples from '~/i18n/messages/en/samples.ts';
import { collectStrings, splitSentences } from '../reading-level.ts';

/** What only health is spoken of with. */
const medical =
  /\b(pain|breath|bleed|swollen|strain|joint|rest and ice|danger signs?|mild|mg|mcg|penicillin|pressure|lisinopril|metformin|vitamin|pharmacist|put off a visit|emergency services)\b/i;

/** Sentences that have such a word and tell nothing: what the person says in the sample chat, and what the service is not. */
const untold = [/hurts when I climb stairs/, /^A little swollen/, /^The service gives information/];

const signed = healthWords(healthWordTexts).flatMap(({ words }) => words);

/** A sentence that ends its life in a list has no full stop of its own there. */
const isSigned = (sentence: string) =>
  signed.some((words) => words.includes(sentence) || sentence.includes(words));

test('every sentence of the pages that tells something about health waits for a signature or has one', () => {
  const told = splitSentences(collectStrings([home, samples, emergency, terms()])).filter((sentence) =>
    medical.test(sentence),
  );
  expect(told.length).toBeGreaterThan(8);
  const missing = told.filter(
    (sentence) => !isSigned(sentence) && !untold.some((each) => each.test(sentence)),
  );
  expect(missing).toEqual([]);
});
