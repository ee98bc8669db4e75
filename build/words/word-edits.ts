import { Visitor } from 'vite';
import type { Edit } from './edits.ts';
import { literalOf } from './literal.ts';
import { pathOf } from './places.ts';
import { pluralFormsOf } from './plural-forms.ts';
import type { Language } from '../../src/domain/language.ts';
import type { WordFile } from './word-files.ts';
import type { WordSource } from './word-source.ts';

/** Translations by path, with placeholders in braces. */
export type Translations = ReadonlyMap<string, string>;

/** The texts of an English file in another language: every literal, and the forms of every plural. */
export function textEdits(
  file: WordFile,
  { texts }: WordSource,
  language: Language,
  translations: Translations,
): readonly Edit[] {
  const literal = (keys: readonly string[]) => literalOf(translations.get(pathOf(file, keys)) ?? '');
  return texts.flatMap(({ keys, plural, start, end }): readonly Edit[] => {
    if (plural === null) return [{ start, end, text: literal(keys) }];
    if (plural.form !== 'other') return [];
    const of = keys.slice(0, -1);
    const forms = pluralFormsOf(language).map((form) => `${form}: ${literal([...of, form])}`);
    return [{ start: plural.start, end: plural.end, text: `{ ${forms.join(', ')} }` }];
  });
}

/** English is the source of the types: here each export takes its type from there, and says no other. */
export function typeEdits(file: WordFile, { program }: WordSource): readonly Edit[] {
  const edits: Edit[] = [];
  new Visitor({
    TSAsExpression: ({ expression, end }) => edits.push({ start: expression.end, end, text: '' }),
    TSTypeAnnotation: ({ start, end }) => edits.push({ start, end, text: '' }),
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'VariableDeclaration') return;
      for (const { id } of declaration.declarations) {
        if (id.type !== 'Identifier') continue;
        const text = `: Words['${file.name}']['${id.name}']`;
        edits.push({ start: id.start + id.name.length, end: id.start + id.name.length, text });
      }
    },
  }).visit(program);
  return edits;
}
