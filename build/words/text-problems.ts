import { TYPE } from '@formatjs/icu-messageformat-parser';
import { facts } from '../../src/i18n/facts.ts';
import { healthPhrases, type TranslatedLanguage } from './health-phrases.ts';
import { type Elements, pluralsOf, readMessage, textsOf } from './message-syntax.ts';
import type { Message } from './po-file.ts';
import { isFact } from './value-problems.ts';

/** A rule of a language: what must not stand in a text, and what to say of it. `@` in the sentence is what was found. */
type Rule = readonly [pattern: RegExp, sentence: string];

/** What holds in every language. Values are a sign of their own in the texts that are looked at. */
const ofAll: readonly Rule[] = [
  [/["„‟]|(?<=\p{L})'(?=\p{L})/u, 'the mark @ is a typewriter’s: use those of the glossary.'],
  [/\p{L} {2,}\p{L}/u, 'there are two spaces in a row.'],
  [
    /(?<![\p{L}/-])(?:the|you|your|with|this|that|from|please|are|we|our)(?![\p{L}/-])/iu,
    'a part is left in English: “@”.',
  ],
  [/\bµg\b/, 'micrograms are written in words or as mcg, never µg.'],
];

/** Address, marks and words by language: docs/translation/glossary-*.md. */
const byLanguage: Readonly<Record<TranslatedLanguage, readonly Rule[]>> = {
  es: [
    [
      word('tú|tus?|te|ti|contigo|tuy[oa]s?|vos|vosotr[oa]s|puedes|tienes|quieres'),
      'the address is usted: “@” is tú.',
    ],
    [
      /(?<=^|[.!?:¿¡] ?)(?:Haz|Elige|Toca|Abre|Lee|Pulsa|Envía|Espera|Dinos)(?![\p{L}])/u,
      'the address is usted: “@” is tú.',
    ],
    [word('ancian[oa]s?|viejit[oa]s?|tercera edad|abuelit[oa]s'), 'the glossary forbids “@”.'],
    [/\d %/, 'a no-break space (U+00A0) belongs before %.'],
  ],
  fr: [
    [word('tu|toi|ta|tes'), 'the address is vous: “@” is tu.'],
    [
      /\p{L}e-moi\b|(?<=^|[.!?:] ?)(?:Appelle|Écris|Clique|Choisis|Envoie|Regarde|Essaie|Lis|Touche|Ouvre|Attends)(?!\p{L})/u,
      'the address is vous: “@” is tu.',
    ],
    [
      word('vieux|troisième âge|petits vieux|opportunités?|définitivement|congés payés'),
      'the glossary forbids “@”.',
    ],
    [/^avis médical/i, 'the glossary forbids “@” as a title.'],
    [
      word('(?:chaque|cet|un|des|les|nos|vos) essais?'),
      '“@” is a clinical trial beside health: it is a test.',
    ],
    [/ [:»%]|« |\d (?=\d{3}|h\b|\$)/, 'a no-break space (U+00A0) belongs where “@” has a plain one.'],
    [/\p{L}:(?!\/)|[^\s\u00A0]»|«[^\s\u00A0]/u, 'a no-break space (U+00A0) is missing at “@”.'],
    [/[\s\u00A0][?!;]/, 'no space stands before ? ! ;'],
  ],
  hi: [
    [
      word('तुम|तुम्ह\\p{L}*\\p{M}*\\p{L}*|तू|तेर[ाीे]|करो|लिखो|भेजो|चुनो|देखो|बताओ|जाओ'),
      'the address is आप: “@” is तुम.',
    ],
    [word('बूढ़े|बूढ़ा|निदान|आपातकाल|रक्तस्राव|वयस्क|गर्भावस्था|सहायता|उपयोग|आवश्यक'), 'the glossary forbids “@”.'],
    [
      /जाँच (?:कराएँ|करवाएँ|शुरू करें)|(?:^| )(?:पर|बोलकर|अपनी) जाँच(?![\p{L}\p{M}])/u,
      '“@” is an examination by a doctor: it is सवाल-जवाब or तकलीफ़ बताएँ.',
    ],
    [/[\u0900-\u097F]\.(?=\s|$)/, 'a sentence ends with the danda (।).'],
  ],
  ar: [
    [word('أنت|أنتَ|أنتِ|اضغط|اختر|اتصل|افتح|جرّب|انقر|انتظر'), 'the address is أنتم: “@” is one person’s.'],
    [word('إخلاء المسؤولية'), 'the glossary forbids “@”.'],
    [
      /(?:يبيّن |(?<=\s)و?ب?)مدى (?:الخطورة(?! المحتملة)|خطورة|خطورتها)/u,
      '“@” says how serious it is: English says how serious it may be.',
    ],
    [/[\u0600-\u06FF][,;?]/, 'the marks are ، ؛ ؟: “@”.'],
    [/[\u200E\u200F\u202A-\u202E]/, 'marks of direction are not typed: values are set apart by the program.'],
  ],
};

/** Words, as whole ones; letters of every script count. */
function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'iu');
}

/** How each language says that it is no doctor. */
const noDoctor: Readonly<Record<TranslatedLanguage, RegExp>> = {
  es: /no (?:es |soy |con )?un médico|ni es un médico/i,
  fr: /pas (?:un |à un )?médecin|non un médecin|ni un médecin/i,
  hi: /डॉक्टर (?:से )?नहीं|डॉक्टर या नर्स नहीं/,
  ar: /(?:ليس|لست) طبيبًا|لا مع طبيب/,
};

/** Texts that may be the same as in English: names, units, and words that both languages have. */
const sameAsEnglish: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  es: ['Error:', 'India', 'Lisinopril', '10 mg', '500 mg', '25 mcg'],
  fr: [
    'Canada',
    'Lisinopril',
    'Marketing',
    'Pause',
    'OK',
    'Introduction',
    'Menu',
    '{formats}, {width} × {height} pixels',
  ],
  hi: [],
  ar: [],
};

/**
 * What a reader of the language would stop at: marks and spaces, address, words of the glossary, what is left in English, a text
 * without room, a lost “not a doctor”, a health sentence without its main words.
 * @param file its name, such as `home`.
 * @param message whose values and forms are right (value-problems.ts).
 * @returns a sentence for each problem.
 */
export function textProblems(
  language: TranslatedLanguage,
  file: string,
  { key, english, translation, flags }: Message,
): readonly string[] {
  const [source, own] = [readMessage(english), readMessage(translation)];
  const texts = textsOf(own);
  return [
    ...[...ofAll, ...byLanguage[language]].flatMap((rule) => found(rule, texts)),
    ...(isLeftInEnglish(language, source, english, translation) ? ['it is left in English.'] : []),
    ...roomProblems(flags, own),
    ...balanceProblems(language, translation),
    ...(/\bnot a doctor\b/i.test(english) && !noDoctor[language].test(translation)
      ? ['English says that it is not a doctor, and this does not.']
      : []),
    ...phraseProblems(language, file, key, translation),
  ];
}

function found([pattern, sentence]: Rule, texts: readonly string[]): readonly string[] {
  const [match] = texts.flatMap((text) => pattern.exec(text)?.[0] ?? []);
  return match === undefined ? [] : [sentence.replace('@', match)];
}

function isLeftInEnglish(
  language: TranslatedLanguage,
  source: Elements,
  english: string,
  own: string,
): boolean {
  const hasWords = /\p{L}/u.test(textsOf(source).join(''));
  return own === english && hasWords && !sameAsEnglish[language].includes(english);
}

/** The length with facts filled in, as people count characters. A value that is not known yet counts as nothing. */
function roomProblems(flags: readonly string[], own: Elements): readonly string[] {
  const most = Number(
    /^max-length:(\d+)$/.exec(flags.find((flag) => flag.startsWith('max-length:')) ?? '')?.[1],
  );
  if (!(most > 0)) return [];
  const longest = Math.max(...lengthsOf(own));
  return longest <= most ? [] : [`it has ${longest} characters, and room for ${most}.`];
}

function lengthsOf(own: Elements): readonly number[] {
  const [plural] = pluralsOf(own);
  const rest = own.filter((element) => element !== plural);
  const fixed = rest.map((element) => {
    if (element.type === TYPE.literal) return graphemes(element.value);
    return 'value' in element && isFact(element.value) ? String(facts[element.value].value).length : 0;
  });
  const base = fixed.reduce((sum, length) => sum + length, 0);
  if (plural === undefined) return [base];
  return Object.values(plural.options).flatMap(({ value }) =>
    lengthsOf(value).map((length) => base + length),
  );
}

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

/** Marks that come in pairs. */
function balanceProblems(language: TranslatedLanguage, text: string): readonly string[] {
  const pairs: readonly (readonly [string, string])[] = [
    ...(language === 'es'
      ? ([
          ['¿', '?'],
          ['¡', '!'],
        ] as const)
      : []),
    ['«', '»'],
    ['“', '”'],
    ['\u2068', '\u2069'],
  ];
  const count = (mark: string) => text.split(mark).length;
  return pairs
    .filter(([open, close]) => count(open) !== count(close))
    .map(([open, close]) => `${open} and ${close} come in pairs.`);
}

function phraseProblems(
  language: TranslatedLanguage,
  file: string,
  key: string,
  text: string,
): readonly string[] {
  if (file !== 'health-words') return [];
  const phrases = healthPhrases[key.replace(/^healthWordTexts\./, '')];
  if (phrases === undefined)
    return ['it has no words that it has to say: add them to build/words/health-phrases.ts.'];
  return text.includes(phrases[language])
    ? []
    : [`a sentence about health has to say “${phrases[language]}”.`];
}
