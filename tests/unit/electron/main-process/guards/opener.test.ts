import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createOpener } from '../../../../../electron/main-process/guards/opener.ts';

/* A browser that opens, one that fails and one that is late: tests/electron/handoff.spec.ts. */

const openExternal = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ shell: { openExternal } }));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

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
  ['xdg-open is not there', { 'xdg-mime': knowsOne }],
  ['there is no browser for https', { 'xdg-mime': 'exit 0', 'xdg-open': 'exit 0' }],
  ['xdg-mime fails', { 'xdg-mime': 'echo x.desktop; exit 4', 'xdg-open': 'exit 0' }],
  ['neither tool is there', {}],
])('where %s, nothing has opened', async (_what, tools) => {
  system(tools);
  expect(await createOpener('linux').open(url)).toBe(false);
});

test('a browser that keeps the tool running has opened, and goes with its visit', async () => {
  const folder = system({
    'xdg-mime': knowsOne,
    'xdg-open':
      'cd "$(dirname "$0")"; echo "$# $1 $NOTIFY_SOCKET" > said; trap "touch ended; exit 0" TERM; while :; do sleep 0.05; done',
  });
  const opener = createOpener('linux');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opened = opener.open(url);
  // The address alone, and not the kiosk's word to systemd.
  const said = () => readFileSync(join(folder, 'said'), 'utf8');
  await vi.waitFor(() => expect(said()).toBe(`1 ${url} \n`), 60_000);
  vi.advanceTimersByTime(3_000);
  expect(await opened).toBe(true);
  vi.useRealTimers();
  opener.end();
  await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
});

test('elsewhere the system is asked through Electron', async () => {
  openExternal.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no browser'));
  expect(await createOpener('win32').open(url)).toBe(true);
  expect(await createOpener('darwin').open(url)).toBe(false);
  expect(openExternal.mock.calls).toEqual([[url], [url]]);
});
