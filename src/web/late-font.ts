import fontUrl from '~/styles/fonts/atkinson-hyperlegible-next.woff2?url';

/**
 * Brings the site's typeface (one variable file, weights 400 to 700) and lets it take over from the fallback.
 * To be called after the page's `load` event: asked for earlier, it would delay the first text.
 * Resolves in every case: without the font, or with data saving on, the page stays as it is.
 */
export async function loadFont(): Promise<void> {
  if (savesData()) return;
  const face = new FontFace('Atkinson Hyperlegible Next', `url("${fontUrl}") format("woff2")`, {
    weight: '400 700',
    style: 'normal',
    display: 'swap',
  });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The fallback is set on the same lines; nothing to tell the reader.
  }
}

function savesData(): boolean {
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}
