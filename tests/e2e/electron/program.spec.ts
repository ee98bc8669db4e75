import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findElectron } from '../../../build/kiosk-package-electron.ts';
import { kioskFolder } from '../../../build/kiosk-paths.ts';
import { layout } from '../../../electron/policy/layout.ts';
import { expect, skipReason, test } from './electron-test.ts';

/** Runs the kiosk as a program and waits for its end. */
function run(...words: readonly string[]): { code: number | null; output: string } {
  const electron = findElectron();
  test.skip(electron === null, skipReason);
  const { status, stdout } = spawnSync(
    electron ?? '',
    [join(kioskFolder('kiosk-e2e'), layout.main), ...words],
    {
      encoding: 'utf8',
      timeout: 20_000,
      input: '4711\n',
    },
  );
  return { code: status, output: stdout };
}

test('refused switches end with 78 before anything is shown', () => {
  for (const word of [
    '--disable-web-security',
    '--ignore-certificate-errors',
    '--host-resolver-rules=MAP * 127.0.0.1',
  ])
    expect(run(word).code, word).toBe(78);
});

test('--check-config says what is wrong, without a display', () => {
  const { code, output } = run('--check-config', '--config=package.json');
  expect(code).toBe(65);
  expect(output).toContain('package.json:');
});

test('without any switch of ours, Chromium has taken none of the refused ones for itself', async ({
  kiosk,
}) => {
  const { refusedSwitches } = await import('../../../electron/policy/switches.ts');
  const taken = await kiosk.app.evaluate(
    ({ app }, names) => names.filter((name) => app.commandLine.hasSwitch(name)),
    refusedSwitches.filter(
      (name) => !['remote-debugging-port', 'inspect', 'no-sandbox', 'user-data-dir'].includes(name),
    ),
  );
  expect(taken).toEqual([]);
});
