import { describe, expect, onTestFinished, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import latinFile from '~/styles/fonts/atkinson-hyperlegible-next.woff2?url';
import arabicFile from '~/styles/fonts/noto-sans-arabic.woff2?url';
import devanagariFile from '~/styles/fonts/noto-sans-devanagari.woff2?url';

/*
 * Marks above and below letters are part of the word: a line must be as high as the ink of two lines, one
 * above the other. Measured with every message of the product, in the files that the kiosk carries.
 */

const { words: arabic } = allLanguages.ar;
const { words: hindi } = allLanguages.hi;

const em = 100;

/** Names as people may have them: every mark that can occur, one above the other. */
const languages = [
  { lang: 'ar', file: arabicFile, script: 'Arab', words: arabic, marked: 'مُحَمَّد إِبْرَاهِيم اللّٰه آجِلًا' },
  { lang: 'hi', file: devanagariFile, script: 'Deva', words: hindi, marked: 'श्रीमूर्ति हूँ र्कैं ट्ठू द्ध्रू ख़ुशबू' },
] as const;

/** Every text of the messages; those of functions use the same letters. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** How high the ink of one text below another is, in em: the deepest part of the upper and the highest of the lower. */
function inkOf(context: CanvasRenderingContext2D, texts: readonly string[]): number {
  const boxes = texts.map((text) => context.measureText(text));
  const highest = Math.max(...boxes.map(({ actualBoundingBoxAscent }) => actualBoundingBoxAscent));
  const deepest = Math.max(...boxes.map(({ actualBoundingBoxDescent }) => actualBoundingBoxDescent));
  return (highest + deepest) / em;
}

/** A context that draws in these files, and nothing of what the page itself uses. */
async function contextOf(...faces: readonly FontFace[]): Promise<CanvasRenderingContext2D> {
  for (const face of faces) document.fonts.add(await face.load());
  onTestFinished(() => faces.forEach((face) => document.fonts.delete(face)));
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('Nothing can be measured here.');
  return context;
}

describe.each(languages)('$lang', ({ lang, file, script, words, marked }) => {
  const scriptFace = () => new FontFace(`Face of ${lang}`, `url("${file}")`, { weight: '400 700' });
  const isInScript = (text: string) => new RegExp(`\\p{Script=${script}}`, 'u').test(text);

  test.each([400, 700])('no line cuts a mark off at weight %i', async (weight) => {
    // Latin names and numbers occur in the messages.
    const latinFace = new FontFace('Latin face', `url("${latinFile}")`, { weight: '200 800' });
    const context = await contextOf(scriptFace(), latinFace);
    context.font = `${weight} ${em}px "Face of ${lang}", "Latin face"`;
    document.documentElement.lang = lang;
    const style = getComputedStyle(document.documentElement);
    const token = (name: string) => Number(style.getPropertyValue(name));
    const scriptTexts = textsOf(words).filter(isInScript);
    expect(scriptTexts.length).toBeGreaterThan(500);
    // Seldom written, and hardly ever one below the other in a heading.
    const bare = scriptTexts.map((text) => text.replaceAll(/[\u064B-\u0652]/g, ''));
    expect(inkOf(context, bare), 'headings and buttons').toBeLessThanOrEqual(token('--line-least'));
    expect(inkOf(context, [...scriptTexts, marked]), 'texts').toBeLessThanOrEqual(token('--line'));
    document.documentElement.lang = 'en';
  });

  test('every letter of the messages is in the file', async () => {
    const context = await contextOf(scriptFace());
    const letters = [...new Set(textsOf(words).join(''))].filter(isInScript);
    expect(letters.length).toBeGreaterThan(30);
    // What a file lacks is drawn in the next face: of no width in one, as wide as an em in the other.
    const widthIn = (fallback: string) =>
      letters.map((letter) => {
        context.font = `${em}px "Face of ${lang}", ${fallback}`;
        return context.measureText(letter).width;
      });
    expect(widthIn('monospace')).toEqual(widthIn('serif'));
  });
});
