import { expect, type Page } from '@playwright/test';

/** A landmark or heading as the browser tells it to a screen reader. `level` is a heading's; `within` is the landmark around it. */
type Mark = { role: string; name: string; level: number | null; within: string; depth: number };

const landmarks = [
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'region',
  'search',
  'form',
  'complementary',
];
/** Landmarks that a screen reader lists by name. A lone search needs none. */
const named = new Set(['navigation', 'region', 'form']);
const line = new RegExp(`^( *)- '?(${landmarks.join('|')}|heading)(?: "((?:[^"\\\\]|\\\\.)*)")?([^"]*)$`);

/** Landmarks and headings of the page, in reading order. */
async function readOutline(page: Page): Promise<readonly Mark[]> {
  const around: Mark[] = [];
  return (await page.locator('body').ariaSnapshot()).split('\n').flatMap((text) => {
    const [, indent = '', role, name = '', rest = ''] = line.exec(text) ?? [];
    if (role === undefined) return [];
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0) || null;
    const mark = { role, name, level, within: around[0]?.role ?? '', depth: indent.length };
    if (role !== 'heading') around.push(mark);
    return [mark];
  });
}

/**
 * How a page is divided for those who move through it by landmarks and headings (WCAG 2.2, 1.3.1, 2.4.1, 2.4.6): header, main
 * part and footer in this order and once each; every other landmark named, no two alike; one `h1`, first in the main part;
 * no level left out.
 * @param holds landmarks that the page must have, each as `around inside`: `main form`.
 */
export async function expectOutline(page: Page, holds: readonly string[]): Promise<void> {
  const marks = await readOutline(page);
  const areas = marks.filter(({ role }) => role !== 'heading');
  const headings = marks.filter(({ role }) => role === 'heading');
  expect(areas.filter(({ within }) => within === '').map(({ role }) => role)).toEqual([
    'banner',
    'main',
    'contentinfo',
  ]);
  expect(
    areas.filter(({ role, name }) => named.has(role) && name === ''),
    'landmarks without a name',
  ).toEqual([]);
  const spoken = areas.map(({ role, name }) => `${role} ${name}`);
  expect(new Set(spoken).size, `landmarks of one name: ${spoken}`).toBe(spoken.length);
  expect(areas.map(({ role, within }) => `${within} ${role}`)).toEqual(expect.arrayContaining([...holds]));
  expect(
    headings.filter(({ name }) => name === ''),
    'headings without words',
  ).toEqual([]);
  const levels = headings.filter(({ within }) => within === 'main').map(({ level }) => level ?? 0);
  expect(levels[0], 'the first heading of the main part').toBe(1);
  expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
  expect(
    levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
    `levels ${levels}`,
  ).toEqual([]);
}

/** Whoever cannot see a new tab open is told so by the link's name (WCAG technique G201). */
export async function expectNewTabsTold(page: Page): Promise<void> {
  const links = page.locator('a[target=_blank]:visible');
  for (const link of await links.all()) await expect.soft(link).toHaveAccessibleName(/opens in a new tab/);
}
