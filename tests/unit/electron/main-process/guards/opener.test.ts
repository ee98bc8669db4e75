import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createOpener } from '../../../../../electron/main-process/guards/opener.ts';

const opened: string[] = [];
let systemAnswers = true;
vi.mock('electron', () => ({
  shell: {
    openExternal: (url: string) => {
      opened.push(url);
      return systemAnswers ? Promise.resolve() : Promise.reject(new Error('no browser'));
    },
  },
}));

afterEach(() => void vi.unstubAllEnvs());

const url = 'https://app.brand.example';
const knowsOne = 'echo fake.desktop';

/** A system whose two tools are these scripts; the tests' own shell finds the rest. */
function system(tools: { 'xdg-open'?: string; 'xdg-mime'?: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-opener-'));
  for (const [name, text] of Object.entries(tools)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nPATH=/usr/bin:/bin\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  vi.stubEnv('PATH', folder);
  vi.stubEnv('NOTIFY_SOCKET', '/run/notify');
  return folder;
}

test.each([
  ['a browser that opens', { 'xdg-mime': knowsOne, 'xdg-open': 'exit 0' }, true],
  ['xdg-open that finds none', { 'xdg-mime': knowsOne, 'xdg-open': 'exit 3' }, false],
  ['xdg-open that is not there', { 'xdg-mime': knowsOne }, false],
  ['no browser for https', { 'xdg-mime': 'exit 0', 'xdg-open': 'exit 0' }, false],
  ['xdg-mime that fails', { 'xdg-mime': 'echo x.desktop; exit 4', 'xdg-open': 'exit 0' }, false],
  ['neither tool', {}, false],
] as const)('%s: opened is %s', async (_what, tools, expected) => {
  system(tools);
  expect(await createOpener('linux').open(url)).toBe(expected);
});

test('the tool gets the address alone, and not the kiosk’s word to systemd', async () => {
  const folder = system({
    'xdg-mime': knowsOne,
    'xdg-open': 'echo "$# $1 $NOTIFY_SOCKET" > "$(dirname "$0")/said"',
  });
  await createOpener('linux').open(url);
  expect(readFileSync(join(folder, 'said'), 'utf8')).toBe(`1 ${url} \n`);
});

test('a browser that keeps the tool running has opened, and goes with its visit', async () => {
  const folder = system({
    'xdg-mime': knowsOne,
    'xdg-open':
      'cd "$(dirname "$0")"; trap "touch ended; exit 0" TERM; touch running; while :; do sleep 0.05; done',
  });
  const opener = createOpener('linux');
  expect(await opener.open(url)).toBe(true);
  expect(existsSync(join(folder, 'running'))).toBe(true);
  opener.end();
  await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
  opener.end();
});

test('elsewhere the system is asked through Electron', async () => {
  expect(await createOpener('win32').open(url)).toBe(true);
  systemAnswers = false;
  expect(await createOpener('darwin').open(url)).toBe(false);
  expect(opened).toEqual([url, url]);
});
