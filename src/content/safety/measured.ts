import type { Evaluation, ModelCard } from '../../domain/safety/model-card.ts';
import { wilson } from '../../domain/safety/proportion.ts';
import { words } from '../../i18n/messages.ts';

/** How often the assistant was right, in lines. */
export function describeEvaluation(found: Evaluation | null): readonly string[] {
  if (found === null) return [words.cardWords.notMeasured];
  const report = found.report === null ? [] : [words.cardWords.wholeReport(found.report)];
  const right = words.cardWords.right(shareOf(found.correct, found.cases));
  return [right, found.method, words.cardWords.finishedOn(words.dayText(found.finishedOn)), ...report];
}

/** How many emergencies were missed, in lines. */
export function describeEmergencies(found: ModelCard['emergencies']): readonly string[] {
  if (found === null) return [words.cardWords.notMeasured];
  const missed = words.cardWords.missed(shareOf(found.missed, found.cases));
  return [missed, found.method, words.cardWords.finishedOn(words.dayText(found.finishedOn))];
}

/** What was reported, in lines. */
export function describeIncidents(found: ModelCard['incidents']): readonly string[] {
  if (found === null) return [words.cardWords.notMeasured];
  return [
    words.cardWords.incidents(words.wholeNumber(found.reported), words.wholeNumber(found.harmed)),
    words.cardWords.period(words.dayText(found.since), words.dayText(found.until)),
  ];
}

/** Who has looked at it, in lines. */
export function describeReviewers(found: ModelCard['reviewers']): readonly string[] {
  if (found.length === 0) return [words.cardWords.notReviewed];
  return found.map(({ name, profession, reviewedOn }) =>
    words.sideBySide([name, profession, words.dayText(reviewedOn)]),
  );
}

/** A share of cases with the range in which it lies, as it is read. */
function shareOf(hits: number, cases: number) {
  const { share, low, high } = wilson(hits, cases);
  return {
    hits: words.wholeNumber(hits),
    cases: words.wholeNumber(cases),
    share: words.percent(share),
    low: words.percent(low),
    high: words.percent(high),
  };
}
