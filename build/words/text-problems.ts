import { TYPE } from '@formatjs/icu-messageformat-parser';
import { factIn } from '../../src/i18n/facts.ts';
import { healthPhrase } from './health-words.ts';
import {
  byKey,
  located,
  type MessageFiles,
  messagesFolder,
  readAllMessages,
  readMessages,
  type TranslatedLanguage,
  translatedLanguages,
  whyUntranslated,
} from './message-files.ts';
import {
  type Elements,
  isFact,
  pluralsOf,
  readMessage,
  textsOf,
  translationProblems,
} from './message-syntax.ts';
import type { Message } from './po-file.ts';
import { promiseProblems } from './promises.ts';

/**
 * What is wrong with the translations that there are, with numbers and promises in English, and what translates nothing of today's English: a
 * line for each problem, with file and key. Messages that wait for their translation are no problem: `findUntranslated` lists them.
 */
export function checkMessages(folder = messagesFolder): readonly string[] {
  const inEnglish = readAllMessages('en', folder).flatMap(({ name, messages }) =>
    messages.flatMap((message) =>
      [
        ...ruleProblems([numberRule, englishRule], textsOf(readMessage(message.english))),
        ...promiseProblems(message),
      ].map((problem) => located('en', name, message.key, problem)),
    ),
  );
  const inOthers = translatedLanguages.flatMap((language) => {
    const all = readAllMessages(language, folder).map(({ name, messages }) => {
      const english = byKey(readMessages('en', name, folder));
      return {
        name,
        messages: messages.map((translated) => ({ translated, english: english.get(translated.key) })),
      };
    });
    const gone = all.flatMap(({ name, messages }) =>
      messages
        .filter(({ english }) => english === undefined)
        .map(({ translated }) =>
          located(language, name, translated.key, 'English has no such message: npm run words -- sync.'),
        ),
    );
    const files = all.map(({ name, messages }) => ({
      name,
      messages: messages
        .filter(
          ({ translated, english }) => english !== undefined && whyUntranslated(english, translated) === null,
        )
        .map(({ translated }) => translated),
    }));
    return gone
      .concat(files.flatMap(({ name, messages }) => problemsOf(language, name, messages)))
      .concat(twinProblems(language, files))
      .concat(language === 'hi' ? nuktaProblems(files) : []);
  });
  return inEnglish.concat(inOthers);
}

/**
 * What is wrong with the translations of a file, by the rules of values (message-syntax.ts) and of the language.
 * @returns a line for each problem, with file and key.
 */
export function problemsOf(
  language: TranslatedLanguage,
  name: string,
  messages: readonly Message[],
): readonly string[] {
  return messages.flatMap((message) => {
    const values = translationProblems(language, message);
    const problems = values.length > 0 ? values : textProblems(language, name, message);
    return problems.map((problem) => located(language, name, message.key, problem));
  });
}

/**
 * English that has two translations in a language, since what one of them had mended the other may still have.
 * @param files all of the language.
 * @returns a line for each English text, with the files and keys.
 */
function twinProblems(language: TranslatedLanguage, files: MessageFiles): readonly string[] {
  // How a line may break is a matter of its place.
  const seen = (text: string) => text.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
  const all = files.flatMap(({ name, messages }) => messages.map((message) => ({ name, ...message })));
  const byEnglish = Map.groupBy(
    all.filter(({ english }) => /\p{L}/u.test(english) && !rightlyTwo[language].includes(english)),
    ({ english }) => english,
  );
  return [...byEnglish.values()].flatMap((same) => {
    const texts = new Set(same.map(({ translation }) => seen(translation)));
    const [first] = same;
    if (texts.size < 2 || first === undefined) return [];
    const keys = same.map(({ name, key }) => `${name}: ${key}`).join(', ');
    return [located(language, first.name, first.key, `“${first.english}” is said in two ways (${keys}).`)];
  });
}

/**
 * English that is rightly said in two ways. “Read aloud” and “Dark” are a key, which has little room, and a list of what keys do;
 * “Next”, “Back” and “Home” are keys of the screen, and a list of what keys of a keypad do, or an entry of the menu. Of “No, keep it”
 * one keeps the application, the other everything. “Company” is over links, and before a name. Of a long title the links have less.
 */
const rightlyTwo: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  es: ['Read aloud', 'Dark', 'No, keep it', 'Company'],
  fr: ['Read aloud', 'Dark', 'No, keep it'],
  hi: ['Read aloud', 'Dark', 'Next', 'Back', 'Consumer Health Data Privacy Policy'],
  ar: ['Read aloud', 'Dark', 'Back', 'Home'],
};

/** Hindi words that are written both with and without their dot below, unless they are two words. */
function nuktaProblems(files: MessageFiles): readonly string[] {
  const spellings = new Map<string, Map<string, string>>();
  for (const { name, messages } of files)
    for (const { key, translation } of messages)
      for (const [spelling] of translation.normalize('NFD').matchAll(/[\u0900-\u0963\u0970-\u097F]+/gu)) {
        const bare = spelling.replaceAll(nukta, '');
        const found = spellings.get(bare) ?? new Map<string, string>();
        spellings.set(bare, found.set(spelling, found.get(spelling) ?? located('hi', name, key, '')));
      }
  return [...spellings].flatMap(([bare, found]) => {
    const without = found.get(bare);
    if (found.size < 2 || without === undefined || twoWords.has(bare)) return [];
    return [`${without}“${bare}” has its dot below elsewhere.`];
  });
}

const nukta = '\u093C';

/** To eat, and a part of a form. */
const twoWords: ReadonlySet<string> = new Set(['खाने']);

/** A rule of a language: what must not stand in a text, and what to say of it. `@` in the sentence is what was found. */
type Rule = readonly [pattern: RegExp, sentence: string];

/**
 * What holds in English too: a number stays on one line with its unit, and its groups with each other, those of a phone number
 * too. Values count as numbers.
 */
const numberRule: Rule = [
  /(?<=\+\d[\d\u00A0 -]*) (?=\d)|[\d\uFFFC] (?=\d{3}(?!\d)|(?:m?c?g|ml|kg|[cm]m|pulg|po|[KM][Bo]|h|[AP]M|[ap]\.|मिलीग्राम|माइक्रोग्राम|बजे|इंच|सेमी|ملغ|ميكروغرامًا|بوصة|سم|كيلوبايت|ميغابايت|فجرًا|صباحًا|ظهرًا|عصرًا|مساءً)(?![\p{L}\p{M}]))/u,
  'a no-break space (U+00A0) belongs where “@” has a plain one.',
];

/** English that was another language's. */
const englishRule: Rule = [
  word('(?:an?|this|no more) mail|stands? below'),
  'no native says “@”: it is an email, and what comes is below.',
];

/** What holds in every language. Values are a sign of their own in the texts that are looked at. */
const ofAll: readonly Rule[] = [
  numberRule,
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
    [
      word('parte de la semana|sus palabras|llegar? a los datos|conteos?|una amistad|postulación para'),
      'the glossary forbids “@”.',
    ],
  ],
  fr: [
    [word('tu|toi|ta|tes'), 'the address is vous: “@” is tu.'],
    [
      /\p{L}e-moi\b|(?<=^|[.!?:] ?)(?:Appelle|Écris|Clique|Choisis|Envoie|Regarde|Essaie|Lis|Touche|Ouvre|Attends)(?!\p{L})/u,
      'the address is vous: “@” is tu.',
    ],
    [
      word(
        'vieux|troisième âge|petits vieux|opportunités?|définitivement|congés payés|une partie de la semaine|interrog\\p{L}+|emporter|porter plainte (?:au|aux|à)|candidature pour',
      ),
      'the glossary forbids “@”.',
    ],
    [/^avis médical/i, 'the glossary forbids “@” as a title.'],
    [
      word('(?:chaque|cet|un|des|les|nos|vos|trop d’|plusieurs)\\s?essais?'),
      '“@” is a clinical trial beside health: it is a test.',
    ],
    [/ [:»%]|« |\d (?=\$)/, 'a no-break space (U+00A0) belongs where “@” has a plain one.'],
    [/\p{L}:(?!\/)|[^\s\u00A0]»|«[^\s\u00A0]/u, 'a no-break space (U+00A0) is missing at “@”.'],
    [/[\s\u00A0][?!;]/, 'no space stands before ? ! ;'],
  ],
  hi: [
    [
      word('तुम|तुम्ह\\p{L}*\\p{M}*\\p{L}*|तू|तेर[ाीे]|करो|लिखो|भेजो|चुनो|देखो|बताओ|जाओ'),
      'the address is आप: “@” is तुम.',
    ],
    [
      word(
        'बूढ़(?:े|ा|ी|ों)|निदानों?|आपात\\p{L}*\\p{M}*\\p{L}*|मदद के लिए पुकार\\p{M}*\\p{L}*|रक्तस्राव|वयस्क|गर्भावस्था|सहायता|उपयोग|आवश्यक|उपलब्ध|वेब पर|AI',
      ),
      'the glossary forbids “@”.',
    ],
    [
      /जाँच (?:कराएँ|करवाएँ|शुरू करें)|(?:^| )(?:पर|बोलकर|अपनी) जाँच(?![\p{L}\p{M}])/u,
      '“@” is an examination by a doctor: it is सवाल-जवाब or तकलीफ़ बताएँ.',
    ],
    [/इमरजेंसी[^।]{0,20}(?:छोड़|छूट)/u, '“@” abandons the emergency: it is not recognized (न पहचानना).'],
    [/(?:[^\s।?!:]+[ \u00A0]+){22}[^\s।?!:]+/u, 'a sentence has at most 22 words: “@”.'],
    [/[\u0900-\u097F]\.(?=\s|$)/, 'a sentence ends with the danda (।).'],
  ],
  ar: [
    [
      word('أنت|أنتَ|أنتِ|يمكنك|لديك|عندك|إليك|طبيبك|هاتفك|صحتك|اضغط|اختر|اتصل|افتح|جرّب|انقر|انتظر'),
      'the address is أنتم: “@” is one person’s.',
    ],
    [
      word('AI|الدردشة|إخلاء المسؤولية|ما ليس هو|على الويب|(?:مع|يرد|يجيب\\p{L}*|اسألوا) إنسانً?ا?'),
      'the glossary forbids “@”.',
    ],
    [
      /(?:تسألون?|تسألوا|اسألوا|السؤال) عن (?:شخص|أحد)/u,
      '“@” is to inquire about a person: to ask for one is نيابة عن.',
    ],
    [
      /حتى (?:لا )?(?!نهاية|يوم|تاريخ|تحت|نصف)[يتن][\p{L}\p{M}]+/u,
      '“@” reads as “until”: of a purpose it is لكي, of a time إلى أن.',
    ],
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
  es: ['Error:', 'India', 'Lisinopril', '10\u00A0mg', '500\u00A0mg', '25\u00A0mcg'],
  fr: [
    'Allergies',
    'Canada',
    'Date',
    'Lisinopril',
    'Marketing',
    'Pause',
    'OK',
    '10\u00A0mg',
    '500\u00A0mg',
    '25\u00A0mcg',
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
 * @returns a sentence for each problem.
 */
function textProblems(
  language: TranslatedLanguage,
  file: string,
  { key, english, translation, flags }: Message,
): readonly string[] {
  const elements = readMessage(translation);
  const texts = textsOf(elements);
  const rules = ruleProblems([...ofAll, ...byLanguage[language]], texts);
  const isEnglish = translation === english && !sameAsEnglish[language].includes(english);
  const isDoctorLost = /\bnot a doctor\b/i.test(english) && !noDoctor[language].test(translation);
  const count = (mark: string) => translation.split(mark).length;
  const unpaired = pairs.filter(
    ([open, close, only]) => (only ?? language) === language && count(open) !== count(close),
  );
  return [
    ...rules,
    ...(isEnglish && /\p{L}/u.test(texts.join('')) ? ['it is left in English.'] : []),
    ...roomProblems(language, flags, elements),
    ...unpaired.map(([open, close]) => `${open} and ${close} come in pairs.`),
    ...(isDoctorLost ? ['English says that it is not a doctor, and this does not.'] : []),
    ...phraseProblems(language, file, key, translation),
    ...requirementProblems(language, file, key, translation),
  ];
}

function ruleProblems(rules: readonly Rule[], texts: readonly string[]): readonly string[] {
  return rules.flatMap(([pattern, sentence]) => {
    const [match] = texts.flatMap((text) => pattern.exec(text)?.[0] ?? []);
    return match === undefined ? [] : [sentence.replace('@', match)];
  });
}

/** Marks that come in pairs, and the language in which alone they do. */
const pairs: readonly (readonly [open: string, close: string, only?: TranslatedLanguage])[] = [
  ['¿', '?', 'es'],
  ['¡', '!', 'es'],
  ['«', '»'],
  ['“', '”'],
  ['\u2068', '\u2069'],
];

/** The length with facts filled in, as people count characters. A value that is not known yet counts as nothing. */
function roomProblems(
  language: TranslatedLanguage,
  flags: readonly string[],
  elements: Elements,
): readonly string[] {
  const most = Number(/\bmax-length:(\d+)/.exec(flags.join(' '))?.[1] ?? Infinity);
  const longest = Math.max(...lengthsOf(language, elements));
  return longest <= most ? [] : [`it has ${longest} characters, and room for ${most}.`];
}

/** One length for each form of a plural. */
function lengthsOf(language: TranslatedLanguage, elements: Elements): readonly number[] {
  const [plural] = pluralsOf(elements);
  const base = elements.reduce((sum, element) => {
    if (element.type === TYPE.literal) return sum + graphemes(element.value);
    if (element === plural || !('value' in element) || !isFact(element.value)) return sum;
    return sum + String(factIn(language, element.value)).length;
  }, 0);
  if (plural === undefined) return [base];
  return Object.values(plural.options).flatMap(({ value }) =>
    lengthsOf(language, value).map((length) => base + length),
  );
}

const graphemes = (text: string) => [...new Intl.Segmenter().segment(text)].length;

function phraseProblems(
  language: TranslatedLanguage,
  file: string,
  key: string,
  text: string,
): readonly string[] {
  const phrase = healthPhrase(language, `${file}/${key}`);
  return phrase === undefined || text.includes(phrase)
    ? []
    : [`a sentence about health has to say “${phrase}”.`];
}

/** A requirement that opens with a verb of the third person: in Spanish that is letter for letter the command to a tú. */
function requirementProblems(
  language: TranslatedLanguage,
  file: string,
  key: string,
  text: string,
): readonly string[] {
  if (language !== 'es' || !file.endsWith('-jobs') || !key.includes('.qualifications.')) return [];
  const [verb] = thirdPersonFirst.exec(text) ?? [];
  return verb === undefined
    ? []
    : [`“${verb}” reads as a command to a tú: begin with the infinitive or a noun.`];
}

/** By their endings, which nouns such as “Experiencia” and infinitives such as “Sentirse” share in part. */
const thirdPersonFirst =
  /^(?:(?:No|Nunca|Se|Le) )?(?!Una?(?!\p{L})|\p{L}+(?:rse|rl[ae]s?|ncia|eza|anza|ía)(?!\p{L}))(?:Es|Ha|\p{L}+[ae])(?!\p{L})/iu;
