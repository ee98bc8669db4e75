import type { Evaluation, ModelCard } from '../../domain/safety/model-card.ts';
import { wilson } from '../../domain/safety/proportion.ts';
import { dayText, percent, wholeNumber } from '../en/format.ts';
import { cardWords as words } from '../en/safety.ts';

/** How often the assistant was right, in lines. */
export function describeEvaluation(found: Evaluation | null): readonly string[] {
  if (found === null) return [words.notMeasured];
  const report = found.report === null ? [] : [words.wholeReport(found.report)];
  const right = words.right(shareOf(found.correct, found.cases));
  return [right, found.method, words.finishedOn(dayText(found.finishedOn)), ...report];
}

/** How many emergencies were missed, in lines. */
export function describeEmergencies(found: ModelCard['emergencies']): readonly string[] {
  if (found === null) return [words.notMeasured];
  const missed = words.missed(shareOf(found.missed, found.cases));
  return [missed, found.method, words.finishedOn(dayText(found.finishedOn))];
}

/** What was reported, in lines. */
export function describeIncidents(found: ModelCard['incidents']): readonly string[] {
  if (found === null) return [words.notMeasured];
  return [
    words.incidents(wholeNumber(found.reported), wholeNumber(found.harmed)),
    words.period(dayText(found.since), dayText(found.until)),
  ];
}

/** Who has looked at it, in lines. */
export function describeReviewers(found: ModelCard['reviewers']): readonly string[] {
  if (found.length === 0) return [words.notReviewed];
  return found.map(({ name, profession, reviewedOn }) => `${name}, ${profession}, ${dayText(reviewedOn)}`);
}

/** A share of cases with the range in which it lies, as it is read. */
function shareOf(hits: number, cases: number) {
  const { share, low, high } = wilson(hits, cases);
  return {
    hits: wholeNumber(hits),
    cases: wholeNumber(cases),
    share: percent(share),
    low: percent(low),
    high: percent(high),
  };
}
