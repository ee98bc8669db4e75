import type { CardFault, ModelCard } from './model-card.ts';

/** What each field alone cannot say: counts that are more than there were, days that are not over. */
export function findContradictions(found: ModelCard): readonly CardFault[] {
  const evaluations = [
    { place: 'evaluation', of: found.evaluation },
    ...found.languages.map((language, index) => ({
      place: `languages.${index}.evaluation`,
      of: language.evaluation,
    })),
  ];
  return [
    ...evaluations.flatMap(({ place, of }) =>
      of ? checkCounts(place, 'correct', of.correct, of.cases) : [],
    ),
    ...(found.emergencies
      ? checkCounts('emergencies', 'missed', found.emergencies.missed, found.emergencies.cases)
      : []),
    ...checkIncidents(found.incidents),
    ...daysOf(found)
      .filter((each) => each.day > found.date)
      .map(({ place }) => ({ place, problem: `is later than the card (${found.date})` })),
  ];
}

function checkCounts(place: string, name: string, hits: number, all: number): readonly CardFault[] {
  if (hits <= all) return [];
  return [{ place: `${place}.${name}`, problem: `is ${hits}, more than the ${all} cases` }];
}

function checkIncidents(incidents: ModelCard['incidents']): readonly CardFault[] {
  if (incidents === null) return [];
  const { since, until, harmed, reported } = incidents;
  return [
    ...(since <= until
      ? []
      : [{ place: 'incidents.until', problem: `is before incidents.since (${since})` }]),
    ...(harmed <= reported
      ? []
      : [{ place: 'incidents.harmed', problem: `is ${harmed}, more than the ${reported} reported` }]),
  ];
}

function daysOf(found: ModelCard): readonly { place: string; day: string }[] {
  return [
    ...(found.evaluation ? [{ place: 'evaluation.finishedOn', day: found.evaluation.finishedOn }] : []),
    ...(found.emergencies ? [{ place: 'emergencies.finishedOn', day: found.emergencies.finishedOn }] : []),
    ...(found.incidents ? [{ place: 'incidents.until', day: found.incidents.until }] : []),
    ...found.reviewers.map(({ reviewedOn }, index) => ({
      place: `reviewers.${index}.reviewedOn`,
      day: reviewedOn,
    })),
    ...found.languages.flatMap(({ evaluation: own }, index) =>
      own ? [{ place: `languages.${index}.evaluation.finishedOn`, day: own.finishedOn }] : [],
    ),
  ];
}
