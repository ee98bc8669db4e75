import { brand } from '../../src/brand/brand.ts';
import { emergency } from '../../src/content/en/emergency.ts';
import typeface from '../../src/styles/fonts/atkinson-hyperlegible-next.woff2?inline';

/**
 * The page that stands in while the real one keeps failing. Written here and not in a file, its typeface too, so that it is
 * there even when the files are the trouble; it has no script, no link and no picture.
 * @param supportPhone the number as people read it; null when the config has none.
 * @param emergencyNumber null when the place is not known.
 */
export function fallbackPage(supportPhone: string | null, emergencyNumber: string | null): string {
  const call =
    supportPhone === null
      ? 'Please tell a member of staff.'
      : `Please tell a member of staff, or call <strong>${escape(supportPhone)}</strong>.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(brand.productName)}</title>
<style>
@font-face { font-family: Atkinson; src: url(${typeface}) format("woff2"); font-weight: 400 700; }
html { height: 100%; }
body { min-height: 100%; margin: 0; display: grid; place-content: center; gap: 2vmin; padding: 8vmin; box-sizing: border-box;
  font: 5vmin/1.4 Atkinson, sans-serif; text-align: center; color: #10261d; background: #f6f3ec; user-select: none; cursor: default; }
h1, p { margin: 0; text-wrap: balance; }
h1 { font-size: 7vmin; line-height: 1.2; }
strong { white-space: nowrap; }
</style>
<h1>This screen is taking a short break</h1>
<p>It will come back by itself in a few minutes.</p>
<p>${call}</p>
<p>${emergency.before} ${emergencyNumber === null ? emergency.local : `<strong>${emergencyNumber}</strong>`} ${emergency.after}</p>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
