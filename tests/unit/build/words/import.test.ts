import { copyFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brand } from '../../../../src/config/brand.ts';
import { importMessages, listQuestions } from '../../../../build/words/import.ts';
import {
  messageFile,
  messagesFolder,
  readAllMessages,
  readMessages,
  type TranslatedLanguage,
  translatedLanguages,
} from '../../../../build/words/message-files.ts';
import { syncMessages } from '../../../../build/words/sync.ts';
import { checkMessages, problemsOf } from '../../../../build/words/text-problems.ts';

/* What comes back from translators, and the same rules for the files as they are. */

let sent = '';

function copyOf(messages: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(messages, copy, { recursive: true });
  return copy;
}

/** The product's messages as translators get them: in line with English, whatever waits for its translation. */
const folder = copyOf(messagesFolder);
syncMessages(folder);
const read = new Map(translatedLanguages.map((language) => [language, readAllMessages(language, folder)]));

/** What is wrong with a translation of a message. */
function problemsWith(language: TranslatedLanguage, name: string, key: string, translation: string) {
  const messages = read.get(language)?.find((file) => file.name === name)?.messages ?? [];
  const message = messages.find((one) => one.key === key);
  if (message === undefined) throw new Error(`${language}/${name} has no ${key}.`);
  return problemsOf(language, name, [{ ...message, translation }]);
}

/** A file as a translator sends it back. @param change what a tool or a person did to it. */
function back(language: TranslatedLanguage, name: string, change: (text: string) => string | Buffer) {
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

const inTranslations = (from: string, to: string) => (file: string) =>
  file.replaceAll(/^msgstr .*$/gm, (text) => text.replaceAll(from, to));

function expectRefusal(language: TranslatedLanguage, name: string, sentence: string) {
  const before = readFileSync(messageFile(language, name, folder), 'utf8');
  expect(() => importMessages(language, [sent], folder)).toThrow(sentence);
  expect(readFileSync(messageFile(language, name, folder), 'utf8')).toBe(before);
}

test('the files of the product have nothing that a reader would stop at', () => {
  expect(checkMessages()).toEqual([]);
});

const changed = (language: TranslatedLanguage, name: string, change: (file: string) => string) => {
  const copy = copyOf(folder);
  const path = messageFile(language, name, copy);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return checkMessages(copy).filter((line) => line.startsWith(language));
};

test('one English text has one translation in a language', () => {
  const key = 'accommodation.sent.link';
  expect(changed('hi', 'accommodation', say(key, 'करियर पेज पर जाएँ'))).toEqual([
    `hi/accommodation.po: ${key}: “To the careers page” is said in two ways (accommodation: ${key}, application-status: statusMessages.erased.link).`,
  ]);
});

test('English is looked at too', () => {
  const copy = copyOf(folder);
  const path = messageFile('en', 'notices', copy);
  writeFileSync(path, readFileSync(path, 'utf8').replace('Close message', 'Close this mail'));
  expect(checkMessages(copy)).toContain(
    'en/notices.pot: noticeRegionMessages.close: no native says “this mail”: it is an email, and what comes is below.',
  );
});

test('a place where a line may not break makes no second translation', () => {
  expect(changed('fr', 'safety', inTranslations('est‑elle', 'est-elle'))).toEqual([]);
});

test('a Hindi word has its dot below everywhere', () => {
  expect(changed('hi', 'home', say(lead, 'कुछ बाकी है।'))).toEqual([
    'hi/home.po: contact.text: “बाकी” has its dot below elsewhere.',
  ]);
});

test.each(['Experiencia con textos', 'Una cuenta', 'Sentirse bien aquí', 'No esperar', 'Capacidad de leer'])(
  'a requirement may begin “%s”',
  (text) => {
    expect(problemsWith('es', 'creative-jobs', requirement, text)).toEqual([]);
  },
);

const title = 'easyWays.call.title';
const lead = 'contact.text';
const advice = 'terms.sections.medical-disclaimer.blocks.1.items.1';
const dose = 'patientMessages.medications.0.dose';
const requirement = 'creativeJobs.graphic-designer.qualifications.1';
const delayed = 'retrase una consulta por algo que dijo la IA';

test.each<[TranslatedLanguage, string, string, string, string]>([
  [
    'fr',
    'careers',
    'careers.head.title',
    `{product} ${'x'.repeat(107)}`,
    `${brand.productName.length + 108} characters, and room for 60`,
  ],
  ['fr', 'shell', 'shellMessages.backToHome', 'Back to Home', 'it is left in English.'],
  ['fr', 'home', title, 'Appelez with votre téléphone', 'a part is left in English: “with”.'],
  ['fr', 'home', title, 'Appelle-moi', 'the address is vous: “Appelle” is tu.'],
  ['fr', 'home', 'hero.lead.2', 'C’est un médecin.', 'not a doctor, and this does not.'],
  ['es', 'terms', advice, delayed, 'a sentence about health has to say “no retrase”.'],
  ['hi', 'samples', dose, '100\u00A0मिलीग्राम', 'a sentence about health has to say “10\u00A0मिलीग्राम”.'],
  ['es', 'home', title, 'Tome 10 mg', 'a no-break space (U+00A0) belongs where “0 ” has a plain one.'],
  ['hi', 'home', title, '8:00 बजे', 'a no-break space (U+00A0) belongs where “0 ” has a plain one.'],
  ['ar', 'home', title, '5 ميغابايت', 'a no-break space (U+00A0) belongs where “5 ” has a plain one.'],
  ['es', 'home', title, 'Marque +91\u00A098765 43210', 'a no-break space (U+00A0) belongs where “ ” has'],
  ['es', 'home', title, 'Llama cuando quieres', 'the address is usted: “quieres” is tú.'],
  ['ar', 'home', title, 'السؤال عن شخص آخر', '“السؤال عن شخص” is to inquire about a person'],
  ['hi', 'home', title, `${'फ़ोन '.repeat(22)}करें।`, 'a sentence has at most 22 words'],
  ['hi', 'home', title, 'तुम फ़ोन करो', 'the address is आप: “तुम” is तुम.'],
  ['ar', 'home', title, 'اضغط هنا', 'the address is أنتم: “اضغط” is one person’s.'],
  ['es', 'home', lead, 'Para ancianos.', 'the glossary forbids “ancianos”.'],
  ['es', 'home', lead, 'A 60 cm.', 'a no-break space (U+00A0) belongs where “0 ” has a plain one.'],
  ['es', 'home', lead, 'Trabajo desde casa, parte de la semana.', 'forbids “parte de la semana”.'],
  ['fr', 'home', lead, 'On peut l’interroger.', 'the glossary forbids “interroger”.'],
  ['fr', 'home', lead, 'Trop d’essais.', '“Trop d’essais” is a clinical trial'],
  ['hi', 'home', lead, 'आपात स्थिति में फ़ोन करें।', 'the glossary forbids “आपात”.'],
  ['hi', 'home', lead, 'कितनी बार इमरजेंसी छोड़ देता है।', '“इमरजेंसी छोड़” abandons the emergency'],
  ['ar', 'home', lead, 'نحتفظ به حتى نرد عليكم.', '“حتى نرد” reads as “until”'],
  ['ar', 'home', lead, 'ما ليس هو: ليس طبيبًا.', 'the glossary forbids “ما ليس هو”.'],
  ['es', 'creative-jobs', requirement, 'Evita los destellos', '“Evita” reads as a command to a tú'],
  ['es', 'creative-jobs', requirement, 'Le gusta dibujar', '“Le gusta” reads as a command to a tú'],
  ['es', 'home', lead, 'Prefiere llamar?', '¿ and ? come in pairs.'],
  ['hi', 'home', lead, 'चैट करें.', 'a sentence ends with the danda (।).'],
  ['ar', 'home', lead, 'كيف?', 'the marks are ، ؛ ؟'],
  ['es', 'shell', 'shellMessages.textSize.percent', '{tamaño, number} %', '{tamaño} is not known here.'],
])('in %s, %s, for %s “%s” there is a problem', (language, name, key, text, sentence) => {
  expect(problemsWith(language, name, key, text).join('\n')).toContain(sentence);
});

describe('an import is refused, and nothing is written', () => {
  const withMark = (file: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(file)]);
  const withoutLast = (file: string) => file.replace(/\n[^\n]*\nmsgctxt [^]*$/, '\n');
  const ofOlderEnglish = (file: string) => file.replace(/^msgid "(?=[^"])/m, 'msgid "Older ');
  const twice = (file: string) => `${file}\n${file.slice(file.indexOf('msgctxt'))}`;

  test.each<[TranslatedLanguage, string, (file: string) => string | Buffer, string]>([
    ['fr', 'shell', inTranslations('\u00A0', ' '), 'a no-break space (U+00A0) belongs where “ :” has'],
    ['fr', 'shell', inTranslations('’', "'"), "the mark ' is a typewriter’s"],
    ['fr', 'shell', withMark, 'begins with a byte order mark (BOM). Save it as “UTF-8 without BOM”'],
    ['es', 'notices', withoutLast, 'it is missing: take the file of today.'],
    ['es', 'notices', ofOlderEnglish, 'its English has changed: take the file of today'],
    ['es', 'notices', twice, 'more than once'],
    ['es', 'notices', () => 'Hola', 'noticeRegionMessages.close: it is missing'],
  ])('in %s, %s, for what a tool did: %s', (language, name, change, sentence) => {
    back(language, name, change);
    expectRefusal(language, name, sentence);
  });

  test('for a file of another language or name', () => {
    back('es', 'notices', (file) => `${file}\n`);
    expectRefusal('fr', 'notices', 'says that it is in es');
    sent = sent.replace('notices', 'other');
    expectRefusal('es', 'notices', 'cannot be read');
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
  ['ar', 'terms', 'terms.sections.service-description.blocks.0', 'يخبركم بالحالات وبمدى خطورتها'],
] as const)('misleading words are not taken: %s/%s %s “%s”', (language, name, key, text) => {
  expect(problemsWith(language, name, key, text)).toEqual([expect.not.stringMatching(/: (?:it has|\{)/)]);
});

test('a right file is taken, with other line ends and order, and its questions are listed', () => {
  const key = 'noticeRegionMessages.close';
  back('es', 'notices', (file) =>
    say(
      key,
      'Cerrar este mensaje',
    )(file)
      .replace('#: ', '# ¿Hay más de un mensaje?\n#: ')
      .replaceAll('\n', '\r\n'),
  );
  const copy = copyOf(folder);
  expect(importMessages('es', [sent], copy)).toEqual(['es/notices.po: messages changed: 1']);
  expect(readMessages('es', 'notices', copy)[0]?.translation).toBe('Cerrar este mensaje');
  expect(listQuestions(copy)).toEqual([`es/notices.po: ${key}: ¿Hay más de un mensaje?`]);
});
