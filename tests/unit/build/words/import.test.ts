import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkMessages } from '../../../../build/words/text-problems.ts';
import { healthPhrases } from '../../../../build/words/health-phrases.ts';
import { importMessages, listQuestions } from '../../../../build/words/import.ts';
import { messageFile, messagesFolder, readMessages } from '../../../../build/words/message-files.ts';

/* What comes back from translators, and the same rules for the files as they are. */

let folder = '';
let sent = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(messagesFolder, folder, { recursive: true });
});

/** A file as a translator sends it back. @param change what a tool or a person did to it. */
function back(language: 'es' | 'fr' | 'hi' | 'ar', name: string, change: (text: string) => string | Buffer) {
  sent = join(mkdtempSync(join(tmpdir(), 'sent-')), `${name}.po`);
  copyFileSync(messageFile(language, name, folder), sent);
  const before = readFileSync(sent, 'utf8');
  const after = change(before);
  expect(after.toString(), 'the change changes something').not.toBe(before);
  writeFileSync(sent, after);
}

const say = (key: string, text: string) => (file: string) =>
  file.replace(
    new RegExp(`(msgctxt "${key.replaceAll('.', String.raw`\.`)}"\nmsgid .*\nmsgstr ).*`),
    (_, entry: string) => entry + JSON.stringify(text),
  );

const translations = (file: string, change: (text: string) => string) =>
  file.replaceAll(/^msgstr .*$/gm, change);

test('the files of the product have nothing that a reader would stop at', () => {
  expect(checkMessages()).toEqual([]);
});

test('each sentence about health has words that it has to say', () => {
  const keys = readMessages('en', 'health-words').map(({ key }) => key.replace('healthWordTexts.', ''));
  expect(Object.keys(healthPhrases).toSorted()).toEqual(keys.toSorted());
});

describe('an import is refused, and nothing is written,', () => {
  test.each<[string, 'es' | 'fr' | 'hi' | 'ar', string, (file: string) => string | Buffer, string]>([
    [
      'when no-break spaces became spaces',
      'fr',
      'shell',
      (file) => translations(file, (text) => text.replaceAll('\u00A0', ' ')),
      'a no-break space (U+00A0) belongs where “ :” has a plain one.',
    ],
    [
      'when ’ became a typewriter’s',
      'fr',
      'shell',
      (file) => translations(file, (text) => text.replaceAll('’', "'")),
      "the mark ' is a typewriter’s",
    ],
    [
      'for a title of 116 characters',
      'fr',
      'careers',
      say('careers.head.title', `{product} ${'x'.repeat(107)}`),
      'it has 116 characters, and room for 60.',
    ],
    [
      'for what is left in English',
      'fr',
      'shell',
      say('shellMessages.backToHome', 'Back to Home'),
      'it is left in English.',
    ],
    [
      'for a part that is left in English',
      'fr',
      'home',
      say('easyWays.call.title', 'Appelez with votre téléphone'),
      'a part is left in English: “with”.',
    ],
    [
      'for tu',
      'fr',
      'home',
      say('easyWays.call.title', 'Appelle-moi'),
      'the address is vous: “Appelle” is tu.',
    ],
    [
      'for a lost “not a doctor”',
      'fr',
      'home',
      say('hero.lead.2', 'C’est un médecin.'),
      'English says that it is not a doctor, and this does not.',
    ],
    [
      'for a byte order mark',
      'fr',
      'shell',
      (file) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(file)]),
      'begins with a byte order mark (BOM). Save it as “UTF-8 without BOM”',
    ],
    [
      'for a lost negation about health',
      'es',
      'health-words',
      say('healthWordTexts.advice.1', 'retrase una consulta por algo que dijo la IA'),
      'a sentence about health has to say “no retrase”.',
    ],
    [
      'for a changed dose',
      'hi',
      'health-words',
      say('healthWordTexts.sample-medicines.1', '100 मिलीग्राम'),
      'a sentence about health has to say “10 मिलीग्राम”.',
    ],
    [
      'for tú',
      'es',
      'home',
      say('easyWays.call.title', 'Llama cuando quieres'),
      'the address is usted: “quieres” is tú.',
    ],
    ['for तुम', 'hi', 'home', say('easyWays.call.title', 'तुम फ़ोन करो'), 'the address is आप: “तुम” is तुम.'],
    [
      'for one person in Arabic',
      'ar',
      'home',
      say('easyWays.call.title', 'اضغط هنا'),
      'the address is أنتم: “اضغط” is one person’s.',
    ],
    [
      'for a word that the glossary forbids',
      'es',
      'home',
      say('easyWays.lead', 'Para ancianos.'),
      'the glossary forbids “ancianos”.',
    ],
    [
      'for a question without ¿',
      'es',
      'home',
      say('easyWays.lead', 'Prefiere llamar?'),
      '¿ and ? come in pairs.',
    ],
    [
      'for a full stop in place of the danda',
      'hi',
      'home',
      say('easyWays.lead', 'चैट करें.'),
      'a sentence ends with the danda (।).',
    ],
    [
      'for a Latin question mark in Arabic',
      'ar',
      'home',
      say('easyWays.lead', 'كيف?'),
      'the marks are ، ؛ ؟',
    ],
    [
      'for a changed value',
      'es',
      'shell',
      say('shellMessages.textSize.percent', '{tamaño, number} %'),
      '{tamaño} is not known here.',
    ],
    [
      'for a lost message',
      'es',
      'notices',
      (file) => file.replace(/\n[^\n]*\nmsgctxt [^]*$/, '\n'),
      'it is missing: take the file of today.',
    ],
    [
      'for English that has changed since',
      'es',
      'notices',
      (file) => file.replace('msgid "Close message"', 'msgid "Close"'),
      'its English has changed: take the file of today',
    ],
    [
      'for a message that is there twice',
      'es',
      'notices',
      (file) => `${file}\n${file.slice(file.indexOf('msgctxt'))}`,
      'more than once',
    ],
    [
      'for a file without messages',
      'es',
      'notices',
      () => 'Hola',
      'noticeRegionMessages.close: it is missing',
    ],
  ])('%s', (_what, language, name, change, sentence) => {
    back(language, name, change);
    const before = readFileSync(messageFile(language, name, folder), 'utf8');
    expect(() => importMessages(language, [sent], folder)).toThrow(sentence);
    expect(readFileSync(messageFile(language, name, folder), 'utf8')).toBe(before);
  });

  test('for a sentence about health that the list of them says otherwise', () => {
    const key = 'emergency.signs';
    back('es', 'emergency', (file) => {
      const [, said] = new RegExp(`msgctxt "${key}"\nmsgid .*\nmsgstr "(.*)"`).exec(file) ?? [];
      return say(key, `${said} Ya.`)(file);
    });
    expect(() => importMessages('es', [sent], folder)).toThrow(
      `es/emergency.po: ${key}: health-words says something else`,
    );
  });

  test('for a file of another language', () => {
    back('es', 'notices', (file) => `${file}\n`);
    expect(() => importMessages('fr', [sent], folder)).toThrow('says that it is in es');
  });

  test('for a file of another name', () => {
    back('es', 'notices', (file) => `${file}\n`);
    expect(() => importMessages('es', [sent.replace('notices', 'other')], folder)).toThrow('cannot be read');
  });
});

/* Words of earlier translations that could mislead in a matter of health, in an emergency or in law. */
test.each([
  ['fr', 'terms', 'terms.sections.medical-disclaimer.title', 'Avis médical'],
  [
    'fr',
    'safety',
    'safetyMessages.sections.evaluation.summary',
    'Voici chaque essai avec son nombre de cas.',
  ],
  ['fr', 'safety', 'cardMessages.missedInTests', 'Manquées dans les essais'],
  ['hi', 'home', 'contact.button', 'अभी अपनी जाँच कराएँ'],
  ['hi', 'home', 'featureTabMessages.whatsapp-diagnosis.label', 'WhatsApp पर जाँच'],
  ['hi', 'home', 'featureTabMessages.whatsapp-diagnosis.buttonText', 'जाँच शुरू करें'],
  ['hi', 'home', 'featureTabMessages.voice-diagnosis.label', 'बोलकर जाँच'],
  ['ar', 'home', 'about.paragraphs.0', 'ثم يخبركم {product} بالسبب المحتمل، وبمدى الخطورة'],
  ['ar', 'home', 'about.steps.2.text', 'السبب المحتمل، ومدى خطورة كل منها'],
  ['ar', 'home', 'featureTabMessages.symptom-analysis.points.1', 'يبيّن مدى الخطورة'],
  ['ar', 'terms', 'terms.sections.service-description.blocks.0', 'يخبركم بالحالات وبمدى خطورتها'],
  ['ar', 'emergency', 'emergency.signs', 'ألم الصدر حالات تحتاج إلى المساعدة الآن.'],
] as const)('misleading words are not taken: %s/%s %s “%s”', (language, name, key, text) => {
  back(language, name, say(key, text));
  expect(() => importMessages(language, [sent], folder)).toThrow(
    new RegExp(`^Nothing was changed:\n +${language}/${name}\\.po: ${key}: (?!it has|\\{)[^\n]*$`),
  );
});

test('a right file is taken, with other line ends and order, and its questions are listed', () => {
  back('es', 'notices', (file) =>
    say(
      'noticeRegionMessages.close',
      'Cerrar este mensaje',
    )(file)
      .replace('#: ', '# ¿Hay más de un mensaje?\n#: ')
      .replaceAll('\n', '\r\n'),
  );
  expect(importMessages('es', [sent], folder)).toEqual(['es/notices.po: messages changed: 1']);
  expect(readMessages('es', 'notices', folder)[0]?.translation).toBe('Cerrar este mensaje');
  expect(listQuestions(folder)).toEqual([
    'es/notices.po: noticeRegionMessages.close: ¿Hay más de un mensaje?',
  ]);
});
