import type { ModelCard } from './model-card.ts';

/** Whether anything on a model card has been measured, so that its page has something to say. */
export function hasMeasurement({ evaluation, emergencies, incidents, languages }: ModelCard): boolean {
  const byLanguage = languages.map((each) => each.evaluation);
  return [evaluation, emergencies, incidents, ...byLanguage].some((measured) => measured !== null);
}
