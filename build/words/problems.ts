import type { Entry } from './exchange-file.ts';
import { type MessagePlaceholder, namedPlaceholders, wordsAlone } from './placeholders.ts';
import type { Place } from './places.ts';

/** Tags and marks of emphasis in a text. */
const marks = /<\/?[a-z][^<>]*>|\*\*|__|`/gi;

/** A text in its place, with the values that the language's own source names there already. */
export type Offer = { place: Place; ownPlaceholders: readonly MessagePlaceholder[]; text: string };

/**
 * What is wrong with what a translator gave back.
 * @param places those of the language.
 * @param ownPlaceholders by path, the placeholders of the language's present texts.
 * @param given the entries of the file.
 * @returns a line for each problem, with the path; none when all is well.
 */
export function findProblems(
  places: readonly Place[],
  ownPlaceholders: ReadonlyMap<string, readonly MessagePlaceholder[]>,
  given: readonly Entry[],
): readonly string[] {
  const entries = new Map(given.map((entry) => [entry.path, entry]));
  const known = new Set(places.map(({ path }) => path));
  const extra = given.filter(({ path }) => !known.has(path));
  const twice = given.filter((entry) => known.has(entry.path) && entries.get(entry.path) !== entry);
  return [
    ...places.flatMap((place) => {
      const own = ownPlaceholders.get(place.path) ?? [];
      return problemsOfEntry(place, own, entries.get(place.path)).map(
        (problem) => `${place.path}: ${problem}`,
      );
    }),
    ...extra.map(({ path }) => `${path}: English has no such string.`),
    ...twice.map(({ path }) => `${path}: it is there more than once.`),
  ];
}

function problemsOfEntry(
  place: Place,
  ownPlaceholders: readonly MessagePlaceholder[],
  entry: Entry | undefined,
): readonly string[] {
  if (entry === undefined) return ['it is missing.'];
  if (entry.english !== place.english) return ['its English text has changed since the export.'];
  const { translation: text } = entry;
  // A full stop that English has after a name may fall away; words may not.
  if (/\p{L}/u.test(place.english) && text.trim() === '') return ['it has no translation.'];
  return [
    ...unknownHoles({ place, ownPlaceholders, text }),
    ...lostHoles({ place, ownPlaceholders, text }),
    ...lostMarks(place, text),
  ];
}

/** Values that a text names and its place does not know. */
function unknownHoles({ place, ownPlaceholders, text }: Offer): readonly string[] {
  const known = new Set([...place.placeholders, ...ownPlaceholders].map(({ source }) => source));
  return [...namedPlaceholders(text)]
    .filter((placeholder) => !known.has(placeholder))
    .map((placeholder) => `{${placeholder}} is not known here.`);
}

/** Values that a text has to name and does not. */
export function lostHoles({ place, ownPlaceholders, text }: Offer): readonly string[] {
  const named = namedPlaceholders(text);
  const all = [...place.placeholders, ...ownPlaceholders];
  const values = new Set(all.filter(({ source }) => named.has(source)).map(({ value }) => value));
  return [...place.needed]
    .filter((value) => !values.has(value))
    .map(
      (value) =>
        `{${place.placeholders.find((placeholder) => placeholder.value === value)?.source ?? value}} is lost.`,
    );
}

function lostMarks({ english }: Place, text: string): readonly string[] {
  const left: string[] = [...wordsAlone(text).matchAll(marks)].map(([mark]) => mark);
  const lost = [...wordsAlone(english).matchAll(marks)].filter(([mark]) => {
    const at = left.indexOf(mark);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return lost.map(([mark]) => `${mark} is lost.`);
}
