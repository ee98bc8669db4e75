import type { Evaluation, ModelCard } from '../../domain/safety/model-card.ts';
import { wilson } from '../../domain/safety/proportion.ts';
import { dayText } from '../day.ts';

/** What stands where nobody has measured. */
export const notMeasured = 'Not measured yet';

/** How often the assistant was right, in lines. */
export function describeEvaluation(found: Evaluation | null): readonly string[] {
  if (found === null) return [notMeasured];
  const report = found.report === null ? [] : [`The whole report: ${found.report}`];
  return [
    shareOf('Right', found.correct, found.cases),
    found.method,
    `Finished on ${dayText(found.finishedOn)}`,
    ...report,
  ];
}

/** How many emergencies were missed, in lines. */
export function describeEmergencies(found: ModelCard['emergencies']): readonly string[] {
  if (found === null) return [notMeasured];
  return [
    shareOf('Missed', found.missed, found.cases),
    found.method,
    `Finished on ${dayText(found.finishedOn)}`,
  ];
}

/** What was reported, in lines. */
export function describeIncidents(found: ModelCard['incidents']): readonly string[] {
  if (found === null) return [notMeasured];
  return [
    `${found.reported} reported, ${found.harmed} of them with harm to a person`,
    `From ${dayText(found.since)} to ${dayText(found.until)}`,
  ];
}

/** Who has looked at it, in lines. */
export function describeReviewers(found: ModelCard['reviewers']): readonly string[] {
  if (found.length === 0) return ['Not reviewed yet'];
  return found.map(({ name, profession, reviewedOn }) => `${name}, ${profession}, ${dayText(reviewedOn)}`);
}

/** `Right in 180 of 200 cases (90 %). With 95 % confidence between 85 % and 93.5 %.` */
function shareOf(what: string, hits: number, cases: number): string {
  const { share, low, high } = wilson(hits, cases);
  return (
    `${what} in ${hits} of ${cases} cases (${percent(share)}). ` +
    `With 95 % confidence between ${percent(low)} and ${percent(high)}.`
  );
}

/** With one decimal, so that a rare miss does not become none. */
function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
