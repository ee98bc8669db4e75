import { brand } from '../../src/content/brand.ts';

/**
 * The page that stands in while the real one keeps failing. Written here and not in a file, so that it is there even when
 * the files are the trouble; it has no script, no link and no picture.
 */
export function fallbackPage(supportPhone: string | null): string {
  const call =
    supportPhone === null
      ? 'Please tell a member of staff.'
      : `Please tell a member of staff, or call <strong>${escape(supportPhone)}</strong>.`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(brand.productName)}</title>
<style>
html { height: 100%; }
body { min-height: 100%; margin: 0; display: grid; place-content: center; gap: 2vmin; padding: 8vmin; box-sizing: border-box;
  font: 5vmin/1.4 sans-serif; text-align: center; color: #10261d; background: #f6f3ec; user-select: none; }
h1, p { margin: 0; }
h1 { font-size: 7vmin; }
</style>
<h1>This screen is taking a short break</h1>
<p>It will come back by itself in a few minutes.</p>
<p>${call}</p>
<p>In an emergency, call your local emergency number now.</p>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
