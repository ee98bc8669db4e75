import { execFileSync } from 'node:child_process';
import { test as base } from '@playwright/test';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { openClosedNetwork, type ClosedNetwork } from '../support/electron/closed-network.ts';
import { configWord } from '../support/electron/config.ts';
import { endAsPeopleDo, startProgram } from '../support/electron/program.ts';
import { expect, test as electronTest } from './electron-test.ts';

/*
 * The kiosk sends nothing: every packet is written down from before the start to after the end. The hand-off, which gives
 * an address to another program, and the two frame families of the press page are asked for by a visitor, and not here.
 */

const visits = 5;
const panel = { width: 1_280, height: 800 };
/** Nobody's name: its question goes to the network's name server, which does not answer. */
const asked = 'nobody.example';
/** A place that begins a visit on the invitation, and does nothing on a page. */
const nowhere = { x: 4, y: 400 };

const test = electronTest.extend<{ network: ClosedNetwork }>({
  network: async ({}, use) => {
    const network = await openClosedNetwork();
    base.skip(network === null, 'No network namespace can be made here: that takes root and `ip netns`.');
    if (network === null) return;
    await use(network);
    await network.close();
  },
});

test.use({ panel });

test(`from its start to the end of ${visits} visits the release sends no packet`, async ({
  network,
  display,
  surroundings,
  mainFiles,
  placeOf,
}) => {
  const word = configWord();
  const end = await placeOf(/End my session/, [word]);
  const args = [mainFiles.kiosk, word];
  const kiosk = startProgram(findElectron() ?? '', args, surroundings, network.become);
  try {
    const phases = () =>
      surroundings
        .log()
        .filter(({ event }) => event === 'phase')
        .map(({ rule }) => rule);
    const done = () => phases().filter((phase) => phase === 'ended').length;
    await expect.poll(phases, { timeout: 15_000 }).toContain('waiting');
    await expect(() => {
      const { x, y } = phases().at(-1) === 'active' ? end : nowhere;
      display.click(x, y);
      expect(done()).toBe(visits);
    }).toPass({ timeout: 60_000, intervals: [100] });
    await expect.poll(() => phases().at(-1)).toBe('waiting');
  } finally {
    await endAsPeopleDo(kiosk.child);
  }

  // One question from the same place, to see that a packet would have been seen. It comes last, after whatever went before.
  lookUp(network, asked);
  const isAsked = (packet: string) => packet.includes(` > 192.0.2.1.53: `) && packet.includes(asked);
  await expect.poll(() => network.packets().some(isAsked)).toBe(true);
  expect(network.packets().filter((packet) => !isAsked(packet))).toEqual([]);
});

/** Asks the network's name server. There is no answer, which getent says by its exit code. */
function lookUp({ become }: ClosedNetwork, name: string): void {
  const [command, args] = become('getent', ['hosts', name]);
  try {
    execFileSync(command, args, { stdio: 'ignore' });
  } catch {
    return;
  }
  throw new Error('There is an answer: this network is not closed.');
}
