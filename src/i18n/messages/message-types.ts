/**
 * The English messages, by file name in camelCase. Each file of messages adds itself (TypeScript's declaration merging), so that
 * no list has to be kept.
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface English {}

/**
 * A word of English as another language may say it: any text for a text, the same keys, lists of the same length, and functions of
 * the same values.
 */
type Translated<Word> = Word extends string
  ? string
  : Word extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Word]: Translated<Word[Key]> };

/**
 * Every word of the product, by file: the shape of English. A language annotates each of its words with its place here, such as
 * `Words['home']['hero']`: a missing or an extra word is a compile error.
 */
export type Messages = Translated<English>;

/** Modules of messages by path, as `import.meta.glob` gives them. */
export type MessageFiles = Readonly<Record<string, object>>;

/**
 * The messages of one language by file, from the modules of its folder.
 * @param files all modules, of which those below `/<language>/` are taken. A file in `pages/` that only puts others together
 *   gives way to the one of its name outside.
 */
export function messagesIn(language: string, files: MessageFiles): Messages {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  const isPage = ([path]: readonly [string, object]) => path.includes('/pages/');
  const ordered = [...own.filter(isPage), ...own.filter((file) => !isPage(file))];
  return Object.fromEntries(ordered.map(([path, file]) => [nameOf(path), file])) as Messages;
}

/** The name of a file of messages: `legal/legal-frame.ts` is `legalFrame`. */
export function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.ts'.length);
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
