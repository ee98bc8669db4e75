import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startProgram, makeSurroundings } from '../support/electron/program.ts';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { isPinHash } from '../../electron/policy/pin.ts';
import { expect, skipReason, test } from './electron-test.ts';

test('--check-config says what is wrong, without a display', async ({ mainFiles }) => {
  const electron = findElectron();
  test.skip(electron === null, skipReason);
  const without = makeSurroundings(null);
  const program = startProgram(
    electron ?? '',
    [mainFiles.kiosk, '--check-config', '--config=/etc/hostname'],
    without,
  );
  expect((await program.ended(10_000)).code).toBe(65);
  expect(program.said()).toContain('/etc/hostname:');
  without.remove();
});

test('--set-pin reads a PIN from a pipe, without a display', async ({ mainFiles }) => {
  const electron = findElectron();
  test.skip(electron === null, skipReason);
  const without = makeSurroundings(null);
  // Late, as from a person's hands.
  const line = `(sleep 1; echo 2468) | '${electron}' '${mainFiles.kiosk}' --set-pin '--folder=${without.home}'`;
  const program = startProgram('/bin/sh', ['-c', line], without);
  expect((await program.ended(10_000)).code, program.said()).toBe(0);
  expect(isPinHash(readFileSync(join(without.home, 'pin'), 'utf8').trim())).toBe(true);
  without.remove();
});

test('without any switch of ours, Chromium has taken none of the refused ones for itself', async ({
  kiosk,
}) => {
  const { ownSwitches, refusedSwitches } = await import('../../electron/policy/switches.ts');
  const ours = new Set([
    ...ownSwitches('e2e', 'linux').map(([name]) => name),
    'remote-debugging-port',
    'inspect',
  ]);
  const taken = await kiosk.app.evaluate(
    ({ app }, names) => names.filter((name) => app.commandLine.hasSwitch(name)),
    refusedSwitches.filter((name) => !ours.has(name)),
  );
  expect(taken).toEqual([]);
});
