import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressFolder } from '../build/compress.ts';

/**
 * Writes the static baseline of built pages, the reference of every ratio: the same markup and styles as one HTML file, no script,
 * no typeface, and of the pictures only those that load at once. It shows the page as it is with its scripts.
 * @param site absolute path of the built site.
 * @param baseline absolute path of the folder to write; what it held is gone afterwards.
 */
export async function writeBaseline(site: string, baseline: string, paths: readonly string[]): Promise<void> {
  await rm(baseline, { recursive: true, force: true });
  for (const path of paths) {
    const html = await readFile(join(site, path, 'index.html'), 'utf8');
    const target = join(baseline, path, 'index.html');
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, baselineHtml(html));
    for (const file of filesNamedIn(baselineHtml(html))) await copyIfThere(site, baseline, file);
  }
  for (const file of ['/robots.txt', '/_headers', ...(await appIcons(site))])
    await copyIfThere(site, baseline, file);
  await compressFolder(baseline);
}

/** One page without its scripts and its late pictures. */
export function baselineHtml(html: string): string {
  return html
    .replaceAll(/<template id="scripts">[\s\S]*?<\/template>/g, '')
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    .replaceAll(/<img[^>]*loading="lazy"[^>]*>/g, (tag) => tag.replaceAll(/\s(src|srcset)="[^"]*"/g, ''))
    .replace(
      /<html lang="en"[^>]*>/,
      '<html lang="en" data-country="US" data-emergency="911" data-script="on" data-text-size="100">',
    );
}

/** Addresses of our own that a page's markup asks for: icons and pictures. */
function filesNamedIn(html: string): readonly string[] {
  const addresses = [...html.matchAll(/\s(?:src|href)="(\/[^"#?]+\.\w+)"/g)].map((match) => match[1] ?? '');
  return [...new Set(addresses)];
}

/** Browsers fetch the icon that the manifest names. */
async function appIcons(site: string): Promise<readonly string[]> {
  const { icons } = JSON.parse(await readFile(join(site, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string }[];
  };
  return icons.map(({ src }) => src);
}

async function copyIfThere(site: string, baseline: string, file: string): Promise<void> {
  await mkdir(dirname(join(baseline, file)), { recursive: true });
  await cp(join(site, file), join(baseline, file)).catch(() => undefined);
}
