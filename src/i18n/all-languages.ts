import { languages, type Language } from '../domain/language.ts';
import type { Format } from './format.ts';
import { messagesIn, type Messages } from './messages/message-types.ts';

const files = import.meta.glob<object>(
  ['./messages/*/*.ts', './messages/*/*/*.ts', '!./messages/*/{common,format,state}.ts'],
  {
    eager: true,
  },
);
const formats = import.meta.glob<Format>('./messages/*/format.ts', { eager: true });

/** Every language whole, for the prerender and for tests: no page imports it. */
export const allLanguages = Object.fromEntries(
  languages.map((language) => [
    language,
    { words: messagesIn(language, files), format: formats[`./messages/${language}/format.ts`] },
  ]),
) as Readonly<Record<Language, { words: Messages; format: Format }>>;
