import {
  type GetTextTranslation,
  type GetTextTranslationRecord,
  type GetTextTranslations,
  po,
} from 'gettext-parser';
import { documentLanguages, type Language, languages } from '../../src/domain/language.ts';
import { StartError } from '../command.ts';

/** One message of a file: an entry of gettext's PO format. */
export type Message = {
  /** Its place in the file's messages, such as `fields.email.label` (`msgctxt`). */
  key: string;
  /** What English says, in ICU MessageFormat (`msgid`). */
  english: string;
  /** What the language says (`msgstr`); empty where it says nothing yet, and in English. */
  translation: string;
  /** For translators: what it is about, and what each value is (`#.`). */
  notes: readonly string[];
  /** From translators: their questions and remarks (`#`). */
  remarks: readonly string[];
  /** Where it is seen (`#:`). */
  references: readonly string[];
  /** `fuzzy`, `icu-message-format`, `max-length:60` (`#,`). */
  flags: readonly string[];
  /** Of a fuzzy one, the English that was translated (`#|`). */
  previous: string;
};

const lines = (text: string | undefined) => (text ?? '').split('\n').filter((line) => line !== '');

/**
 * Reads a PO or POT file.
 * @param name for messages.
 * @throws StartError in a sentence when it is not one, or when a key is there twice.
 */
export function readPo(name: string, bytes: Buffer): readonly Message[] {
  const text = decoded(name, bytes);
  let file: GetTextTranslations;
  try {
    file = po.parse(text);
  } catch (error) {
    throw new StartError(`${name} is no PO file: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const entries = Object.values(file.translations).flatMap((inContext) => Object.values(inContext));
  const messages = entries
    .filter(({ msgctxt, msgid }) => msgctxt !== undefined || msgid !== '')
    .map(({ msgctxt = '', msgid, msgstr, comments = {} }): Message => {
      if (msgctxt === '') throw new StartError(`${name}: “${msgid}” has no key (msgctxt).`);
      const flags = (comments.flag ?? '').split(/[,\n]/).map((flag) => flag.trim());
      return {
        key: msgctxt,
        english: msgid,
        translation: msgstr[0] ?? '',
        notes: lines(comments.extracted),
        remarks: lines(comments.translator),
        references: (comments.reference ?? '').split(/\s+/).filter((place) => place !== ''),
        flags: flags.filter((flag) => flag !== ''),
        previous: comments.previous ?? '',
      };
    });
  refuseTwice(name, text, messages);
  return messages;
}

/** The language that the file says it is in; null for none that the product has. */
export function languageOfPo(bytes: Buffer): Language | null {
  const declared =
    /^"Language: ([\w@-]+)\\n"$/m.exec(bytes.toString('utf8').replaceAll('\r\n', '\n'))?.[1] ?? '';
  return languages.find((language) => headerLanguage(language) === declared || language === declared) ?? null;
}

const headerLanguage = (language: Language) => documentLanguages[language].replace('-', '_');

/** Bytes that are no UTF-8, or begin with a mark of their order, are answered in words: a translator's tool wrote them so. */
function decoded(name: string, bytes: Buffer): string {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))) {
    throw new StartError(
      `${name} begins with a byte order mark (BOM). Save it as “UTF-8 without BOM” and send it again.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    throw new StartError(`${name} is not in UTF-8. Save it as “UTF-8 without BOM” and send it again.`);
  }
}

/** The parser keeps the last of two entries with the same key and English. */
function refuseTwice(name: string, text: string, messages: readonly Message[]): void {
  const keys = messages.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  if (twice !== undefined) throw new StartError(`${name}: ${twice} is there more than once.`);
  const written = text.match(/^msgctxt /gm)?.length ?? 0;
  if (written !== keys.length) throw new StartError(`${name}: a key is there more than once.`);
}

/**
 * The file as it is written: one line a text, so that a search finds a sentence, and notes before places, as gettext's own programs and
 * Weblate write them, so that their saving moves nothing.
 */
export function poText(language: Language, messages: readonly Message[]): string {
  const entries = messages.map((message): [string, GetTextTranslationRecord[string]] => [
    message.key,
    { [message.english]: entryOf(message) },
  ]);
  const headers = {
    'Project-Id-Version': 'website-and-kiosk',
    // A template is in no language: programs take that of the translation.
    Language: language === 'en' ? '' : headerLanguage(language),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return po
    .compile({ charset: 'utf-8', headers, translations: Object.fromEntries(entries) }, { foldLength: 0 })
    .toString('utf8')
    .replaceAll(/^((?:#: .*\n)+)((?:#\. .*\n)+)/gm, '$2$1');
}

function entryOf({ key, english, translation, ...about }: Message): GetTextTranslation {
  const { notes, remarks, references, flags, previous } = about;
  return {
    msgctxt: key,
    msgid: english,
    msgstr: [translation],
    comments: {
      translator: remarks.join('\n'),
      reference: references.join(' '),
      extracted: notes.join('\n'),
      flag: flags.join(', '),
      previous,
    },
  };
}
