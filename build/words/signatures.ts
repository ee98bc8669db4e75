import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { HealthSignatures, Signed } from '../../src/i18n/health-signatures.ts';
import type { Language } from '../../src/domain/language.ts';
import { StartError } from '../command.ts';
import { healthWords } from './health-words.ts';
import { byKey, messagesFolder, readAllMessages, readMessages, whyUntranslated } from './message-files.ts';
import type { Message } from './po-file.ts';

/** What a person did with a message: compared it with the English, or wrote or checked what it says about health. */
export const signatureKinds = ['reviewed', 'written', 'checked'] as const;
export type SignatureKind = (typeof signatureKinds)[number];

const signature = z.strictObject({
  /** File and key, such as `home/hero.headline`. */
  message: z.string(),
  as: z.enum(signatureKinds),
  name: z.string().min(1),
  profession: z.string().min(1),
  on: z.iso.date(),
  /** Of the English and of the language's own words, as they were read. */
  words: z.string().regex(/^[0-9a-f]{16}$/),
});

/** A person's name under one message in one language. It counts as long as both texts are those that were read. */
type Signature = z.infer<typeof signature>;

/** Groups of sentences about health, with file and key of each. */
type HealthGroups = Readonly<Record<string, readonly (readonly [path: string, ...rest: string[]])[]>>;

const fileOf = (language: Language, folder: string) => join(folder, language, 'signatures.json');

/**
 * The signatures of a language, whether they still count or not.
 * @throws StartError when the file is not such a list.
 */
function readSignatures(language: Language, folder: string): readonly Signature[] {
  const path = fileOf(language, folder);
  if (!existsSync(path)) return [];
  const parsed = z.array(signature).safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${path} is no list of signatures, at ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** A change of one letter in either text makes another hash. */
function hashOf({ english, translation }: Message): string {
  return createHash('sha256').update(`${english}\0${translation}`).digest('hex').slice(0, 16);
}

/**
 * Signs messages of a language with today's words, in place of what the same person had signed before.
 * @param places files and keys: `home`, `home/hero`, `home/hero.headline`; `health-words`, `health-words/advice`.
 * @param groups of health words.
 * @returns how many were signed.
 * @throws StartError when a place is not known, or a translation is open.
 */
export function signMessages(
  language: Language,
  who: { as: SignatureKind; name: string; profession: string; on: string },
  places: readonly string[],
  folder = messagesFolder,
  groups: HealthGroups = healthWords,
): number {
  const all = allMessages(language, folder);
  const groupOf = new Map(
    Object.entries(groups).flatMap(([group, rows]) => rows.map(([path]) => [path, `health-words/${group}`])),
  );
  const isAt = (place: string, path = '') =>
    path === place || path.startsWith(`${place}/`) || path.startsWith(`${place}.`);
  const chosen = places.flatMap((place) => {
    const found = all.filter(({ path }) => isAt(place, path) || isAt(place, groupOf.get(path)));
    if (found.length === 0) throw new StartError(`There is no message at ${place}.`);
    return found;
  });
  const open = chosen.filter(({ isOpen }) => isOpen);
  if (open.length > 0)
    throw new StartError(`To be translated first: ${open.map(({ path }) => path).join(', ')}.`);
  const { as, name, profession, on } = who;
  const made = chosen.map(({ path, message }) => {
    return { message: path, as, name, profession, on, words: hashOf(message) };
  });
  const paths = new Set(made.map(({ message }) => message));
  const others = readSignatures(language, folder).filter(
    ({ message, as }) => as !== who.as || !paths.has(message),
  );
  const file = fileOf(language, folder);
  mkdirSync(dirname(file), { recursive: true });
  const ordered = [...others, ...made].toSorted(
    (a, b) => a.message.localeCompare(b.message) || a.as.localeCompare(b.as),
  );
  writeFileSync(file, `[\n${ordered.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]\n`);
  return made.length;
}

function allMessages(language: Language, folder: string) {
  return readAllMessages(language, folder).flatMap(({ name, messages }) => {
    const english = byKey(readMessages('en', name, folder));
    return messages.map((message) => {
      const source = english.get(message.key);
      const isOpen = language !== 'en' && (source === undefined || whyUntranslated(source, message) !== null);
      return { path: `${name}/${message.key}`, message, isOpen };
    });
  });
}

/** The messages of a language that nobody has signed as they are now, by file and key. One that is shown in English is never signed. */
export function unsignedMessages(
  language: Language,
  as: SignatureKind,
  folder = messagesFolder,
): readonly string[] {
  const valid = validSignatures(language, as, folder);
  return allMessages(language, folder)
    .map(({ path }) => path)
    .filter((path) => !valid.has(path));
}

function validSignatures(
  language: Language,
  as: SignatureKind,
  folder: string,
): ReadonlyMap<string, Signature> {
  const byPath = new Map(
    readSignatures(language, folder)
      .filter((each) => each.as === as)
      .map((each) => [each.message, each]),
  );
  if (byPath.size === 0) return byPath;
  const valid = allMessages(language, folder).flatMap(({ path, message, isOpen }) => {
    const signed = byPath.get(path);
    const counts = signed?.words === hashOf(message) && !isOpen;
    return signed !== undefined && counts ? [[path, signed] as const] : [];
  });
  return new Map(valid);
}

/** Who wrote and who checked each group of health words in a language; nobody, unless all of its sentences have that name. */
export function healthSignatures(
  language: Language,
  folder = messagesFolder,
  groups: HealthGroups = healthWords,
): HealthSignatures {
  const [written, checked] = (['written', 'checked'] as const).map((as) =>
    validSignatures(language, as, folder),
  );
  return Object.fromEntries(
    Object.entries(groups).map(([group, rows]) => {
      const by = (signed: typeof written) => commonSignature(rows.map(([path]) => signed?.get(path)));
      return [group, { writtenBy: by(written), checkedBy: by(checked) }];
    }),
  );
}

function commonSignature(signatures: readonly (Signature | undefined)[]): Signed | null {
  const [first, ...rest] = signatures;
  if (first === undefined || rest.some((each) => each?.name !== first.name)) return null;
  const latest =
    signatures
      .map((each) => each?.on ?? '')
      .toSorted()
      .at(-1) ?? '';
  return { name: first.name, profession: first.profession, on: latest };
}
