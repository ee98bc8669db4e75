import type { Language } from '../../src/domain/language.ts';
import { declarationsOf, importsOf, importStatements, merged, startOf, usedBy } from './declarations.ts';
import { edited } from './edits.ts';
import { namedPlaceholders } from './placeholders.ts';
import type { TwoSources } from './language-words.ts';
import { pathOf } from './places.ts';
import { textEdits, type Translations, typeEdits } from './word-edits.ts';

/**
 * The TypeScript of one file of words in a language: the lists of English with other texts, typed by them. What the language
 * declares or imports for itself, such as a function that inflects a word, stays where a text uses it.
 * @returns not yet formatted.
 */
export function wordFileCode(two: TwoSources, language: Language, translations: Translations): string {
  const lists = exportedLists(two, language, translations);
  const { used, imports } = declarationsFor(two, translations);
  return [
    ...importStatements(imports),
    `import type { Words } from '${two.file.path.includes('/') ? '../../' : '../'}words.ts';`,
    '',
    ...used.map(({ code }) => (code.includes('\n') ? `\n${code}` : code)),
    '',
    lists.join('\n\n'),
    '',
  ].join('\n');
}

function exportedLists(
  { file, english }: TwoSources,
  language: Language,
  translations: Translations,
): readonly string[] {
  const edits = [...typeEdits(file, english), ...textEdits(file, english, language, translations)];
  const exported = english.program.body.filter(({ type }) => type === 'ExportNamedDeclaration');
  return exported.map((statement) => edited(english.code, edits, startOf(english, statement), statement.end));
}

/** What the placeholders of the texts need, and no more. The language's own come first, as those of English cannot need them. */
function declarationsFor({ file, english, own }: TwoSources, translations: Translations) {
  const prefix = pathOf(file, ['']);
  const texts = [...translations].flatMap(([path, text]) => (path.startsWith(prefix) ? text : []));
  const placeholders = [...namedPlaceholders(texts.join('\n'))].join('\n');
  const needs = english.texts.some(({ plural }) => plural !== null)
    ? `${placeholders}\nplural`
    : placeholders;
  const declared = merged(own === null ? [] : declarationsOf(own), declarationsOf(english));
  const used = usedBy(needs, declared);
  const imported = merged(own === null ? [] : importsOf(own), importsOf(english));
  return { used, imports: usedBy([needs, ...used.map(({ code }) => code)].join('\n'), imported) };
}
