import * as z from 'zod/mini';
import { languages } from '../language.ts';
/*
 * What the model card says (after the CHAI applied model card and Mitchell et al. 2019). `null` and an empty list of reviewers
 * mean that nobody has measured or done it yet: a figure that nobody measured cannot be entered.
 */

const text = z.string().check(z.trim(), z.minLength(1, 'is empty'));
/** A text in each language of the product: no page may say it in another. */
const translated = z.record(z.enum(languages), text);
const count = z.int('is no whole number').check(z.minimum(0, 'is below 0'));
const cases = z.int('is no whole number').check(z.minimum(1, 'is below 1'));
const day = z.iso.date('is no day as YYYY-MM-DD');

/** Cases that were looked at one by one, and how many of them came out so. */
const evaluation = z.strictObject({
  /** What was asked, of whom, and who judged the answers. */
  method: translated,
  finishedOn: day,
  cases,
  correct: count,
  /** Where the whole report can be read. */
  report: z.nullable(z.url({ protocol: /^https$/, error: 'is no https address' })),
});

const emergencies = z.strictObject({ method: translated, finishedOn: day, cases, missed: count });

const incidents = z.strictObject({
  /** First and last day that were watched. */
  since: day,
  until: day,
  reported: count,
  harmed: count,
});

const card = z.strictObject({
  /** Of the card, not of the assistant. */
  date: day,
  assistantVersion: z.nullable(text),
  languages: z
    .array(
      z.strictObject({
        language: z.enum(languages, 'is no language of the product'),
        evaluation: z.nullable(evaluation),
      }),
    )
    .check(z.minLength(1, 'has nothing in it')),
  evaluation: z.nullable(evaluation),
  emergencies: z.nullable(emergencies),
  reviewers: z.array(z.strictObject({ name: text, profession: translated, reviewedOn: day })),
  incidents: z.nullable(incidents),
});

export type ModelCard = z.infer<typeof card>;
export type Evaluation = z.infer<typeof evaluation>;

/** A problem of a model card, and the path of its field. */
export type CardProblem = { place: string; problem: string };

export type ReadCard =
  { kind: 'card'; card: ModelCard } | { kind: 'broken'; problems: readonly CardProblem[] };

/** Reads a model card. @param value anything, such as a parsed file. */
export function readModelCard(value: unknown): ReadCard {
  const result = card.safeParse(value);
  if (!result.success)
    return { kind: 'broken', problems: result.error.issues.flatMap((issue) => problemsOf(issue, value)) };
  const problems = findContradictions(result.data);
  return problems.length > 0 ? { kind: 'broken', problems } : { kind: 'card', card: result.data };
}

function problemsOf(issue: z.core.$ZodIssue, value: unknown): readonly CardProblem[] {
  const place = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ place: join(place, key), problem: 'is no field of a model card' }));
  }
  if (valueAt(value, issue.path) === undefined) return [{ place, problem: 'is missing' }];
  if (issue.code === 'invalid_type' && ['string', 'object', 'array'].includes(issue.expected)) {
    return [{ place: place || 'the card', problem: `is no ${issue.expected}` }];
  }
  return [{ place, problem: issue.message }];
}

/** The value at a path, or undefined. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}

const join = (place: string, key: string) => (place === '' ? key : `${place}.${key}`);

/** Paths of the fields that are not measured or named yet. */
export function findUnmeasured(found: ModelCard): readonly string[] {
  return [
    ...(found.assistantVersion === null ? ['assistantVersion'] : []),
    ...found.languages.flatMap(({ language, evaluation: measured }, index) =>
      measured === null ? [`languages.${index}.evaluation (${language})`] : [],
    ),
    ...(['evaluation', 'emergencies', 'incidents'] as const).filter((name) => found[name] === null),
    ...(found.reviewers.length === 0 ? ['reviewers'] : []),
  ];
}

/** What each field alone cannot say: counts that are more than there were, days that are not over. */
function findContradictions(found: ModelCard): readonly CardProblem[] {
  return [
    ...evaluationsOf(found).flatMap(({ place, of }) => checkCounts(place, 'correct', of.correct, of.cases)),
    ...(found.emergencies
      ? checkCounts('emergencies', 'missed', found.emergencies.missed, found.emergencies.cases)
      : []),
    ...checkIncidents(found.incidents),
    ...daysOf(found)
      .filter((each) => each.day > found.date)
      .map(({ place }) => ({ place, problem: `is later than the card (${found.date})` })),
  ];
}

/** Every evaluation that there is, with the path of its field. */
function evaluationsOf({ evaluation: overall, languages: each }: ModelCard) {
  const all = [
    { place: 'evaluation', of: overall },
    ...each.map(({ evaluation: measured }, index) => ({
      place: `languages.${index}.evaluation`,
      of: measured,
    })),
  ];
  return all.flatMap(({ place, of }) => (of === null ? [] : [{ place, of }]));
}

function checkCounts(place: string, name: string, hits: number, all: number): readonly CardProblem[] {
  if (hits <= all) return [];
  return [{ place: `${place}.${name}`, problem: `is ${hits}, more than the ${all} cases` }];
}

function checkIncidents(incidents: ModelCard['incidents']): readonly CardProblem[] {
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
    ...evaluationsOf(found).map(({ place, of }) => ({ place: `${place}.finishedOn`, day: of.finishedOn })),
    ...(found.emergencies ? [{ place: 'emergencies.finishedOn', day: found.emergencies.finishedOn }] : []),
    ...(found.incidents ? [{ place: 'incidents.until', day: found.incidents.until }] : []),
    ...found.reviewers.map(({ reviewedOn }, index) => ({
      place: `reviewers.${index}.reviewedOn`,
      day: reviewedOn,
    })),
  ];
}
