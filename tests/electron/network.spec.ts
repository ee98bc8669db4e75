import { spawnSync } from 'node:child_process';
import { test as base } from '@playwright/test';
import { placeOf } from '../support/electron/button.ts';
import { openClosedNetwork, type ClosedNetwork } from '../support/electron/closed-network.ts';
import { begin, expect, rulesIn, test as electronTest, visit } from './electron-test.ts';

/*
 * The release sends nothing: every packet is written down from before the start to after the end. The hand-off, which gives
 * an address to another program, and the two frame families of the press page are asked for by a visitor, and not here.
 */

const visits = 3;
/** Nobody's name: its question goes to the network's name server, which does not answer. */
const asked = 'nobody.example';

const test = electronTest.extend<{ network: ClosedNetwork }>({
  network: async ({}, use) => {
    const network = await openClosedNetwork();
    base.skip(network === null, 'No network namespace can be made here: that takes root and `ip netns`.');
    if (network === null) return;
    await use(network);
    await network.close();
  },
  become: async ({ network }, use) => use(network.become),
});

test(`from its start to the end of ${visits} visits the release sends no packet`, async ({
  network,
  kiosk,
  startRelease,
}) => {
  const end = await placeOf(await begin(kiosk), /End my session/);
  const release = startRelease();
  for (let count = 0; count < visits; count += 1) await visit(release, end);
  release.signal('SIGTERM');
  expect(await release.ended()).toMatchObject({ code: 0, signal: null });
  expect(rulesIn(release, 'wipe-step-failed')).toEqual([]);

  // One question from the same place, to see that a packet would have been seen. It comes last, after whatever went before.
  const [command, args] = network.become('getent', ['hosts', asked]);
  expect(spawnSync(command, args).status).not.toBe(0);
  const isAsked = (packet: string) => packet.includes(` > 192.0.2.1.53: `) && packet.includes(asked);
  await expect.poll(() => network.packets().some(isAsked)).toBe(true);
  expect(network.packets().filter((packet) => !isAsked(packet))).toEqual([]);
});
