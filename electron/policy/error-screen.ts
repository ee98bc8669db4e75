import { brand } from '../../src/config/brand.ts';
import { emergency as arEmergency } from '../../src/i18n/generated/ar/emergency.ts';
import { errorScreen as ar } from '../../src/i18n/generated/ar/error-screen.ts';
import { emergency as enEmergency } from '../../src/i18n/generated/en/emergency.ts';
import { errorScreen as en } from '../../src/i18n/generated/en/error-screen.ts';
import { emergency as esEmergency } from '../../src/i18n/generated/es/emergency.ts';
import { errorScreen as es } from '../../src/i18n/generated/es/error-screen.ts';
import { emergency as frEmergency } from '../../src/i18n/generated/fr/emergency.ts';
import { errorScreen as fr } from '../../src/i18n/generated/fr/error-screen.ts';
import { emergency as hiEmergency } from '../../src/i18n/generated/hi/emergency.ts';
import { errorScreen as hi } from '../../src/i18n/generated/hi/error-screen.ts';
import { panelSizes } from '../../src/domain/kiosk/panel.ts';
import { directionOf, documentLanguages, type Language } from '../../src/domain/language.ts';
import latin from '../../src/styles/fonts/atkinson-hyperlegible-next.woff2?inline';
import arabic from '../../src/styles/fonts/noto-sans-arabic.woff2?inline';
import devanagari from '../../src/styles/fonts/noto-sans-devanagari.woff2?inline';

type ErrorScreenText = {
  messages: Readonly<Record<keyof typeof en, string>>;
  emergency: Readonly<Record<'before' | 'after' | 'local', string>>;
};

const texts: Readonly<Record<Language, ErrorScreenText>> = {
  en: { messages: en, emergency: enEmergency },
  es: { messages: es, emergency: esEmergency },
  fr: { messages: fr, emergency: frEmergency },
  hi: { messages: hi, emergency: hiEmergency },
  ar: { messages: ar, emergency: arEmergency },
};

/** What is set in letters that the first typeface lacks: their typeface and range, and how large and high they are (tokens.css). */
const otherLetters: Readonly<
  Partial<Record<Language, { typeface: string; range: string; size: number; line: number }>>
> = {
  ar: { typeface: arabic, range: 'U+600-6FF', size: 1.2, line: 1.45 },
  hi: { typeface: devanagari, range: 'U+900-97F', size: 1.08, line: 1.35 },
};

/** From how far away which panel is read. */
type Display = { diagonalInches: number; viewingDistanceCm: number };

type Numbers = {
  /** As people read it; null when the config has none. */
  support: string | null;
  /** Null when the country is not known. */
  emergency: string | null;
};

/**
 * The page shown while the real one keeps failing: in all languages of the kiosk, with each number once. Written here and not in a
 * file, its typefaces too, so that it is there even when the files are lost; it has no script, no link and no picture.
 * @param languages of the kiosk, its own first.
 */
export function errorScreen(
  languages: readonly [main: Language, ...others: Language[]],
  numbers: Numbers,
  display: Display,
): string {
  const [main, ...others] = languages;
  // The share of the panel's diagonal that its smallest text has, whatever its size in pixels.
  const letters = panelSizes({ ...display, widthPx: 1e5, heightPx: 0 }).bodyPx / 1e5;
  const lines = 3 + 2.5 * languages.length;
  return `<!doctype html>
<html lang="${documentLanguages[main]}" dir="${directionOf(main)}">
<meta charset="utf-8">
<title>${escape(brand.productName)}</title>
<style>
${fontFace(latin)}
${languages.map(letterStyle).join('')}
html { height: 100%; font-size: max(36px, calc(hypot(100vw, 100vh) * ${letters})); }
body { height: 100%; margin: 0; display: grid; grid-template-rows: minmax(0, 1fr) auto; text-align: center;
  font: max(1rem, min(4.6vmin, 75vh / ${lines * 1.3}))/1.2 Atkinson, sans-serif; color: #10261d; background: #f6f3ec; user-select: none; cursor: default; }
main, p { margin: 0; text-wrap: balance; }
main { display: grid; align-content: space-evenly; padding: 0 .7em; }
main strong { display: block; }
bdi { white-space: nowrap; }
footer { padding: .1em .7em; color: #fdfbf7; background: #06302b; }
</style>
<main>
${sentences(main, mainText(main, others.length, numbers.support))}
${others.map((language) => sentences(language, otherText(language, others.length))).join('\n')}
</main>
<footer>
${emergencyLine(languages, numbers.emergency)}
</footer>
</html>
`;
}

/** A title and what it is about, in a language of the page. */
function sentences(language: Language, text: string): string {
  return `<p ${languageOf(language)}><strong>${texts[language].messages.title}</strong> ${text}</p>`;
}

/** In the kiosk's own language with the number of who helps. Where there are many languages there is room for what to do alone. */
function mainText(language: Language, others: number, support: string | null): string {
  const { text, tell, orCall } = texts[language].messages;
  const what = support === null ? tell : `${orCall} ${strong(support)}`;
  return others > 2 ? what : `${text} ${what}`;
}

function otherText(language: Language, others: number): string {
  const { text, tell } = texts[language].messages;
  return others > 1 ? tell : `${text} ${tell}`;
}

/** A sentence in the language that is alone; of several the word for it in each, before the number. */
function emergencyLine(languages: readonly [Language, ...Language[]], number: string | null): string {
  const { before, local, after } = texts[languages[0]].emergency;
  const called = number === null ? local : strong(number);
  if (languages.length === 1) return `<p>${before} ${called} ${after}</p>`;
  const words = languages.map(
    (language) => `<span ${languageOf(language)}>${texts[language].messages.emergency}</span>`,
  );
  return `<p>${words.join(' · ')} ${called}</p>`;
}

function languageOf(language: Language): string {
  return `lang="${documentLanguages[language]}" dir="${directionOf(language)}"`;
}

/** A number in its own order, whatever the direction of the text around it. */
function strong(number: string): string {
  return `<b><bdi dir="ltr">${escape(number)}</bdi></b>`;
}

function letterStyle(language: Language): string {
  const letters = otherLetters[language];
  if (letters === undefined) return '';
  const { typeface, range, size, line } = letters;
  return `${fontFace(typeface, range)}
p:lang(${language}), span:lang(${language}) { font-size: ${size}em; line-height: ${line}; }
`;
}

function fontFace(file: string, range?: string): string {
  const only = range === undefined ? '' : ` unicode-range: ${range};`;
  return `@font-face { font-family: Atkinson; src: url(${file}) format("woff2"); font-weight: 400 700;${only} }`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
