import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { brand } from '../../src/config/brand.ts';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import { configWord } from '../support/electron/config.ts';
import { asOtherUser, folderOfOtherUser } from '../support/electron/other-user.ts';
import { nightly } from '../support/nightly.ts';
import { begin, expect, invited, test as base } from './electron-test.ts';

/* What a screen reader gets of the kiosk, by AT-SPI on a session bus of the test's own. */

type Assistance = {
  /** Tells the bus that a screen reader runs, as one does that starts. */
  startReader: () => void;
  /** Role and name of everything that is on the accessibility bus. */
  tree: () => readonly string[];
};

/** Walks the whole tree; what goes meanwhile is left out. */
const walk = `import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib
def walk(node):
    try:
        print(node.get_role_name(), node.get_name())
        children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    except (AttributeError, GLib.Error): return
    for child in children: walk(child)
desktop = Atspi.get_desktop(0)
for index in range(desktop.get_child_count()): walk(desktop.get_child_at_index(index))`;

const test = base.extend<{ assistance: Assistance }>({
  assistance: [
    async ({ surroundings: { env } }, use) => {
      // A home of its own: it is no part of the program whose processes are counted.
      const own = { ...env, HOME: folderOfOtherUser('bus') };
      const [command, args] = asOtherUser('dbus-daemon', ['--session', '--nofork', '--print-address']);
      const bus = spawn(command, args, { env: own, stdio: ['ignore', 'pipe', 'ignore'] });
      const [address] = await once(bus.stdout, 'data');
      env.DBUS_SESSION_BUS_ADDRESS = String(address).trim();
      const run = (program: string, ...words: readonly string[]) => {
        const [name, given] = asOtherUser(program, words);
        const runEnv = { ...own, DBUS_SESSION_BUS_ADDRESS: env.DBUS_SESSION_BUS_ADDRESS };
        return execFileSync(name, given, {
          env: runEnv,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        });
      };
      const status = ['org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Status'];
      await use({
        startReader: () =>
          void run('busctl', '--user', 'set-property', ...status, 'ScreenReaderEnabled', 'b', 'true'),
        // Debian's own: another Python has no `gi`.
        tree: () => run('/usr/bin/python3', '-c', walk).split('\n').filter(Boolean),
      });
      bus.kill('SIGTERM');
      await once(bus, 'exit');
      rmSync(own.HOME, { recursive: true });
    },
    { auto: true },
  ],
});

test.use({ kioskArguments: [configWord({ country: 'US' })] });

test.describe('without an assistive program', nightly, () => {
  test('nothing is prepared for one', async ({ freshKiosk: kiosk, assistance }) => {
    await invited(kiosk);
    expect(assistance.tree().length).toBeLessThanOrEqual(2);
  });
});

test.describe('where one runs', nightly, () => {
  test.beforeEach(({ assistance }) => assistance.startReader());

  test('it gets the whole page, and a number as one', async ({ freshKiosk: kiosk, assistance }) => {
    await invited(kiosk);
    await expect
      .poll(assistance.tree)
      .toEqual(
        expect.arrayContaining([
          `heading ${kioskMessages.attract.title}`,
          'push button Español',
          `push button ${kioskMessages.attract.begin}`,
        ]),
      );
    const page = await begin(kiosk);
    await page.evaluate(() => void (location.hash = '/more/contact'));
    await expect
      .poll(assistance.tree)
      .toEqual(expect.arrayContaining([`push button ${brand.personPhone.display}`]));
  });
});

test.describe('where the config says so', nightly, () => {
  test.use({ kioskArguments: [configWord({ country: 'US', listening: { screenReader: true } })] });
  test('the whole page is there before any starts', async ({ freshKiosk: kiosk, assistance }) => {
    await invited(kiosk);
    await expect.poll(() => assistance.tree().length).toBeGreaterThan(20);
  });
});
