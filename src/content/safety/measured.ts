import type { Evaluation, ModelCard } from '../../domain/safety/model-card.ts';
import { wilson } from '../../domain/safety/proportion.ts';
import { messages } from '../../i18n/messages.ts';

/** How often the assistant was right, in lines. */
export function describeEvaluation(found: Evaluation | null): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  const report = found.report === null ? [] : [messages.cardMessages.wholeReport(found.report)];
  const right = messages.cardMessages.right(shareOf(found.correct, found.cases));
  return [
    right,
    found.method,
    messages.cardMessages.finishedOn(messages.dayText(found.finishedOn)),
    ...report,
  ];
}

/** How many emergencies were missed, in lines. */
export function describeEmergencies(found: ModelCard['emergencies']): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  const missed = messages.cardMessages.missed(shareOf(found.missed, found.cases));
  return [missed, found.method, messages.cardMessages.finishedOn(messages.dayText(found.finishedOn))];
}

/** What was reported, in lines. */
export function describeIncidents(found: ModelCard['incidents']): readonly string[] {
  if (found === null) return [messages.cardMessages.notMeasured];
  return [
    messages.cardMessages.incidents(messages.wholeNumber(found.reported), messages.wholeNumber(found.harmed)),
    messages.cardMessages.period(messages.dayText(found.since), messages.dayText(found.until)),
  ];
}

/** Who has looked at it, in lines. */
export function describeReviewers(found: ModelCard['reviewers']): readonly string[] {
  if (found.length === 0) return [messages.cardMessages.notReviewed];
  return found.map(({ name, profession, reviewedOn }) =>
    messages.sideBySide([name, profession, messages.dayText(reviewedOn)]),
  );
}

/** A share of cases with the range in which it lies, as it is read. */
function shareOf(hits: number, cases: number) {
  const { share, low, high } = wilson(hits, cases);
  return {
    hits: messages.wholeNumber(hits),
    cases: messages.wholeNumber(cases),
    share: messages.percent(share),
    low: messages.percent(low),
    high: messages.percent(high),
  };
}
