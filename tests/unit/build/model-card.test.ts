import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { buildKiosk } from '../../../build/kiosk-site.ts';
import { refuseBrokenCard } from '../../../build/model-card.ts';
import { buildSite } from '../../../build/site.ts';
import type * as sitePathsModule from '../../../build/site-paths.ts';
import { measuredCard } from '../../support/measured-card.ts';

const folder = mkdtempSync(join(tmpdir(), 'model-card-'));

/** The card that a build takes; null is the one in use. */
const used = vi.hoisted(() => ({ file: null as string | null }));

vi.mock('../../../build/site-paths.ts', async (original) => {
  const { sitePaths } = await original<typeof sitePathsModule>();
  return {
    sitePaths: {
      ...sitePaths,
      get modelCard() {
        return used.file ?? sitePaths.modelCard;
      },
    },
  };
});

function fileWith(text: string): string {
  const file = join(folder, 'card.json');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['', /^Not built: \S+card\.json is no JSON: /],
  ['{\n  "assistantVersion": "1",\n  "date" "2026-11-22"\n}', /card\.json is no JSON: .*line 3 column 10/],
  ['[]', /card\.json is no model card\.\n {2}/],
  [
    JSON.stringify({ ...measuredCard, reviewers: undefined }),
    /is no model card\.\n {2}reviewers is missing$/,
  ],
  [
    JSON.stringify({ ...measuredCard, date: '22.11.2026', languages: [] }),
    /is no model card\.\n {2}date is no day as YYYY-MM-DD\n {2}languages has nothing in it$/,
  ],
])('%j is refused with its file and its problem', async (text, message) => {
  await expect(refuseBrokenCard(fileWith(text))).rejects.toThrow(message);
});

test('a card that is not there is refused', async () => {
  await expect(refuseBrokenCard(join(folder, 'none.json'))).rejects.toThrow(
    /none\.json, the model card, cannot be read/,
  );
});

test('a whole card is read, and so is the one in use', async () => {
  expect(await refuseBrokenCard(fileWith(JSON.stringify(measuredCard)))).toEqual(measuredCard);
  expect((await refuseBrokenCard()).languages).not.toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['site', () => buildSite({ backend: null, outDir: join(folder, 'site') })],
  ['kiosk', () => buildKiosk('kiosk-e2e')],
])('no %s is built with a broken card', async (_name, build) => {
  used.file = fileWith('{ "date": 1 }');
  await expect(build()).rejects.toThrow(/^Not built: .*card\.json is no model card\.\n {2}date is no string/);
});
