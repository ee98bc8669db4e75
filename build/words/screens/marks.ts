import type { Plugin } from 'vite';
import type { Language } from '../../../src/domain/language.ts';
import { messageFileNames, readMessages } from '../message-files.ts';
import { moduleCode } from '../module-code.ts';

/** Signs that nobody sees (U+2061 to U+2064): six of them before a text are its number in base 4. */
export const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const signs = 6;

const markOf = (number: number) =>
  number
    .toString(4)
    .padStart(signs, '0')
    .replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

/** The messages of a language with a number before each text. */
export type MarkedMessages = {
  /** File and key of each number, such as `home/hero.headline`. */
  keys: readonly string[];
  /** Puts them in the place of the compiled modules. */
  plugin: Plugin;
  /** The signs before the text of a message. @throws Error when there is no such message. */
  markOf: (key: string) => string;
  /** The texts of a file, each with its mark. */
  textsOf: (file: string) => readonly string[];
};

/** Marks the messages of a language. */
export function markMessages(language: Language): MarkedMessages {
  const keys: string[] = [];
  const texts = new Map<string, readonly string[]>();
  const modules = new Map(
    messageFileNames().map((name) => {
      const marked = readMessages(language, name).map((message) => {
        const mark = markOf(keys.push(`${name}/${message.key}`) - 1);
        // English is its own translation.
        return language === 'en'
          ? Object.assign(message, { english: mark + message.english, isEnglish: true })
          : Object.assign(message, { translation: mark + message.translation, isEnglish: false });
      });
      texts.set(
        name,
        marked.map(({ english, translation }) => (language === 'en' ? english : translation)),
      );
      return [`/src/i18n/generated/${language}/${name}.ts`, moduleCode(language, name, marked)] as const;
    }),
  );
  const load = (id: string) =>
    [...modules].find(([path]) => id.replaceAll('\\', '/').split('?')[0]?.endsWith(path))?.[1] ?? null;
  return {
    keys,
    plugin: { name: 'marked-messages', enforce: 'pre', load },
    markOf(key) {
      const number = keys.indexOf(key);
      if (number === -1) throw new Error(`there is no message ${key}`);
      return markOf(number);
    },
    textsOf: (file) => texts.get(file) ?? [],
  };
}
