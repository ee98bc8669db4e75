import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { allLanguages } from '../../src/i18n/all-languages.ts';
import { placeOf, type Place } from '../support/electron/button.ts';
import { asOtherUser } from '../support/electron/other-user.ts';
import { panels } from '../support/electron/display.ts';
import { configWord } from '../support/electron/config.ts';
import { openPrinter, queue } from '../support/electron/printer.ts';
import { nightly } from '../support/nightly.ts';
import { begin, expect, rulesIn, test as base, visit, type RunningRelease } from './electron-test.ts';

/*
 * The release sends nothing: every packet is written down from before the start to after the end. The hand-off, which gives
 * an address to another program, is asked for by a visitor, and not here.
 */

const visits = 3;

/* Addresses for documentation (RFC 5737): they are nobody's. */
const address = '192.0.2.2';
const gateway = '192.0.2.1';
/** Nobody's name: its question goes to the network's name server, which does not answer. */
const asked = 'nobody.example';

/** A network namespace, by what makes its parts. Its cable ends nowhere. */
const namespace = `kiosk-${process.pid}`;
const ipv6 = '/proc/sys/net/ipv6/conf/default/disable_ipv6';
const setUp = [
  `netns add ${namespace}`,
  // The kernel itself would send by IPv6 as soon as the cable is there.
  `netns exec ${namespace} sh -c 'test ! -e ${ipv6} || echo 1 > ${ipv6}'`,
  `-n ${namespace} link add near type veth peer name far`,
  `-n ${namespace} link set lo up`,
  `-n ${namespace} link set far up`,
  `-n ${namespace} addr add ${address}/24 dev near`,
  `-n ${namespace} link set near up`,
  // Known from the start: nobody has to ask who has the address.
  `-n ${namespace} neigh add ${gateway} lladdr 02:00:00:00:00:01 dev near`,
  `-n ${namespace} route add default via ${gateway}`,
];

type Fixtures = {
  /**
   * Every packet that has left so far, one a line, as tcpdump prints it. What runs in this network has an address, a way and a
   * name server, so that whatever it wants to send does leave.
   */
  packets: () => readonly string[];
};

const test = base.extend<Fixtures>({
  packets: async ({}, use) => {
    base.skip(process.getuid?.() !== 0, 'A network namespace takes root.');
    const settings = join('/etc/netns', namespace);
    const isMade = setUp.every((words) => spawnSync('sh', ['-c', `ip ${words}`]).status === 0);
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'resolv.conf'), `nameserver ${gateway}\noptions timeout:1 attempts:1\n`);
    const tcpdump = 'tcpdump -i near -Q out -n -t -l --immediate-mode -Z root'.split(' ');
    const listener = spawn('ip', ['netns', 'exec', namespace, ...tcpdump]);
    let written = '';
    let output = '';
    listener.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
    listener.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    try {
      base.skip(!isMade, 'No network namespace can be made here.');
      await expect.poll(() => output).toContain('listening on');
      await use(() => written.split('\n').filter(Boolean));
    } finally {
      if (listener.exitCode === null && listener.kill('SIGTERM')) await once(listener, 'exit');
      spawnSync('ip', ['netns', 'del', namespace]);
      rmSync(settings, { recursive: true, force: true });
    }
  },
  become: async ({ packets: _made }, use) => use(inNetwork),
});

/** The command that runs a program in this network, as a user other than root. */
function inNetwork(program: string, args: readonly string[]): [string, string[]] {
  const [command, given] = asOtherUser(program, args);
  return ['ip', ['netns', 'exec', namespace, command, ...given]];
}

test(`from its start to the end of ${visits} visits the release sends no packet`, async ({
  packets,
  kiosk,
  startRelease,
}) => {
  const end = await placeOf(await begin(kiosk), /I am done/);
  const release = startRelease();
  for (let count = 0; count < visits; count += 1) await visit(release, end);
  release.signal('SIGTERM');
  expect(await release.ended()).toMatchObject({ code: 0, signal: null });
  expect(rulesIn(release, 'wipe-step-failed')).toEqual([]);

  await expectNoPacket(packets);
});

test(
  'a sheet is made and printed without a packet',
  nightly,
  async ({ packets, kiosk, surroundings, startRelease }) => {
    // Without a printer the way to the phone is where with one the key to print is: both kiosks draw the rest the same.
    const page = await begin(kiosk);
    const first = await stillPicture(kiosk);
    const { sheets, kiosk: words } = allLanguages.en.words;
    const ways: Place[] = [];
    const follow = async (link: Locator) => {
      ways.push(await middleOf(link));
      await link.click();
    };
    await follow(page.getByRole('link', { name: words.kioskMessages.start.sheet }));
    const next = page.getByRole('button', { name: words.kioskMessages.paging.next });
    /** Each screenful is as wide as the panel. */
    const turnTo = async (key: Locator) => {
      while ((await middleOf(key)).x > panels[1].width) await follow(next);
    };
    const medicines = page.getByRole('link', { name: sheets.sheets.medicines.title });
    await expect(medicines).toBeAttached();
    await turnTo(medicines);
    await follow(medicines);
    ways.push(await middleOf(page.getByRole('heading', { name: words.kioskMessages.sheets.phone })));

    const printer = await openPrinter();
    surroundings.env.CUPS_SERVER = printer.socket;
    const release = startRelease(configWord({ printer: queue }));
    await visit(release, await placeOf(page, /I am done/), async () => {
      await expect.poll(() => release.display.look(), { timeout: 30_000 }).toBe(first);
      for (const place of ways) await pressAndSee(release, place);
      await expect.poll(() => printer.sheets().map(({ text }) => text), { timeout: 30_000 }).toHaveLength(1);
    });
    release.signal('SIGTERM');
    expect(await release.ended()).toMatchObject({ code: 0, signal: null });
    expect(printer.spool()).toEqual([]);
    await printer.close();
    await expectNoPacket(packets);
  },
);

async function middleOf(key: Locator): Promise<Place> {
  const box = await key.boundingBox();
  if (box === null) throw new Error(`It is not there: ${String(key)}`);
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** What the screen shows once it stands still. @param before what it shows no more by then. */
async function stillPicture({ display }: Pick<RunningRelease, 'display'>, before?: string): Promise<string> {
  let last = '';
  const isStill = () => {
    const now = display.look();
    const same = now === last && now !== before;
    last = now;
    return same;
  };
  await expect.poll(isStill, { timeout: 30_000, intervals: [150] }).toBe(true);
  return last;
}

/** Presses a key, and waits until the screen shows something else. */
async function pressAndSee(release: RunningRelease, { x, y }: Place): Promise<void> {
  const before = release.display.look();
  release.display.click(x, y);
  await stillPicture(release, before);
}

/** No packet has left. One question from the same place, to see that it would have been seen, comes last, after whatever went before. */
async function expectNoPacket(packets: () => readonly string[]): Promise<void> {
  expect(spawnSync(...inNetwork('getent', ['hosts', asked])).status).not.toBe(0);
  const isAsked = (packet: string) => packet.includes(` > ${gateway}.53: `) && packet.includes(asked);
  await expect.poll(() => packets().some(isAsked)).toBe(true);
  expect(packets().filter((packet) => !isAsked(packet))).toEqual([]);
}
