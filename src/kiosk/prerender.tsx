import { renderToStaticMarkup } from 'react-dom/server';
import { allLanguages } from '~/i18n/all-languages.ts';
import { publishedLanguages } from '~/i18n/languages.ts';
import { messages, setAllMessages } from '~/i18n/messages.ts';
import { directionOf, documentLanguages, type Language } from '~/domain/language.ts';
import paper from '~/pages/sheets/paper.css?inline';
import { MedicineSheet } from '~/pages/sheets/MedicineSheet.tsx';
import { QuestionSheet } from '~/pages/sheets/QuestionSheet.tsx';
import latin from '~/styles/fonts/atkinson-hyperlegible-next.woff2?inline';
import arabic from '~/styles/fonts/noto-sans-arabic.woff2?inline';
import devanagari from '~/styles/fonts/noto-sans-devanagari.woff2?inline';
import { Invitation } from './attract/AttractScreen.tsx';

/**
 * The invitation as markup, for the kiosk's own document in a language: it is drawn while the script is still on its way. What
 * differs from kiosk to kiosk is bound by the preload (src/domain/contract/kiosk-opening.ts).
 */
export function renderInvitation(language: Language): string {
  setAllMessages(language, allLanguages[language]);
  return renderToStaticMarkup(<Invitation languages={publishedLanguages} />);
}

/** The letters of each language beside Latin ones, and what styles/print.css says of them. */
const letters: Readonly<Partial<Record<Language, { typeface: string; range: string; style: string }>>> = {
  ar: { typeface: arabic, range: 'U+600-6FF', style: '--letters: 1.1; --line-least: 1.45;' },
  hi: { typeface: devanagari, range: 'U+900-97F', style: '--letters: 1.08; --line-least: 1.35;' },
};

/**
 * Both sheets as a document of its own, which main prints (electron/main-process/session/sheet-page.ts): styles and typefaces are
 * in it, and it can do nothing. `data-only` is filled in there, and the boxes are ticked.
 */
export function renderSheets(language: Language): string {
  setAllMessages(language, allLanguages[language]);
  const own = letters[language];
  const faces = [fontFace(latin), ...(own === undefined ? [] : [fontFace(own.typeface, own.range)])];
  const body = renderToStaticMarkup(
    <main data-only="">
      <QuestionSheet />
      <MedicineSheet />
    </main>,
  );
  return `<!doctype html>
<html lang="${documentLanguages[language]}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${messages.sheets.heading}</title>
<style>
${faces.join('\n')}
:root { font-family: Atkinson, sans-serif; ${own?.style ?? ''} }
body { margin: 0; }
ul { margin: 0; padding: 0; list-style: none; }
${paper}
</style>
<body>${body}
`;
}

function fontFace(file: string, range?: string): string {
  const only = range === undefined ? '' : ` unicode-range: ${range};`;
  return `@font-face { font-family: Atkinson; src: url(${file}) format("woff2"); font-weight: 400 700;${only} }`;
}
