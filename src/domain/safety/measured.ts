import type { Language } from '../language.ts';
import type { ModelCard } from './model-card.ts';

/* Apart from the card's schema, which no page has to load. */

/** Whether nothing of it has been measured or reviewed. */
export function isUnmeasured({
  evaluation: all,
  languages: each,
  emergencies: missed,
  ...card
}: ModelCard): boolean {
  const results = [all, missed, card.incidents, ...each.map((language) => language.evaluation)];
  return results.every((result) => result === null) && card.reviewers.length === 0;
}

/** Whether a result is still to come that the page promises. */
export function hasPlan({ evaluation, emergencies }: ModelCard): boolean {
  return evaluation === null || emergencies === null;
}

/** Whether the answers in a language have been evaluated. */
export function isEvaluatedIn(language: Language, { languages: each }: ModelCard): boolean {
  return each.some((result) => result.language === language && result.evaluation !== null);
}
