import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, test, type Locator } from '@playwright/test';

/**
 * Compares the accessibility tree of a part of the page with a reviewed file, line by line: unlike `toMatchAriaSnapshot`
 * it also sees what has been added. `--update-snapshots` writes the file anew.
 */
export async function expectTree(part: Locator, file: URL): Promise<void> {
  const tree = `${await part.ariaSnapshot()}\n`;
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    await mkdir(dirname(file.pathname), { recursive: true });
    await writeFile(file, tree);
    return;
  }
  expect(tree).toBe(await readFile(file, 'utf8'));
}
