import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { kioskMessages } from '../../src/i18n/generated/en/kiosk.ts';
import { findElectron } from '../../build/kiosk-package-electron.ts';
import { hashPin } from '../../electron/policy/pin.ts';
import { alterRelease } from '../support/electron/altered-release.ts';
import { processesWith } from '../support/electron/leftovers.ts';
import { startProgram, type Program, type Surroundings } from '../support/electron/program.ts';
import { expect, test, type RunningRelease } from './electron-test.ts';

/* It ends: by every signal at every moment, by staff, by itself; with the code of the manual, and leaving nothing. */

const limitMs = 15_000;

const until = (kiosk: Surroundings, state: string, timeout = limitMs) =>
  expect.poll(() => kiosk.health()?.state, { timeout, intervals: [50] }).toBe(state);

/** Where a person is when the kiosk is told to end. */
const moments = {
  'before it is ready': (kiosk: RunningRelease) =>
    expect.poll(() => kiosk.log().length, { timeout: limitMs, intervals: [5] }).toBeGreaterThan(0),
  'on the invitation': (kiosk: RunningRelease) => until(kiosk, 'waiting'),
  'in a visit': async (kiosk: RunningRelease) => {
    await until(kiosk, 'waiting');
    await expect.poll(() => kiosk.display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
    kiosk.display.click(640, 700);
    await until(kiosk, 'active');
  },
};

// SIGTERM on the invitation is how nearly every test ends its kiosk.
for (const [moment, signal] of [
  ['before it is ready', 'SIGTERM'],
  ['on the invitation', 'SIGINT'],
  ['on the invitation', 'SIGHUP'],
] as const)
  test(`${signal} ends it ${moment}`, async ({ startRelease, surroundings }) => {
    const kiosk = startRelease();
    await moments[moment](kiosk);
    kiosk.signal(signal);
    expect(await kiosk.ended()).toMatchObject({ code: 0, signal: null });
    expect(kiosk.log().at(-1)).toMatchObject({ event: 'stop', rule: 'stopped', detail: 0 });
    expect(readdirSync(surroundings.data).filter((name) => /^Singleton|^\.org\.chromium/.test(name))).toEqual(
      [],
    );
  });

test('a visitor who walks away is asked whether they are still there, and SIGTERM ends it then as well', async ({
  startRelease,
  surroundings,
}) => {
  const file = join(surroundings.home, 'config.json');
  writeFileSync(file, '{"version":1,"idle":{"seconds":30,"countdownSeconds":20}}');
  const kiosk = startRelease(`--config=${file}`);
  await moments['in a visit'](kiosk);
  await until(kiosk, 'warning', 45_000);
  kiosk.signal('SIGTERM');
  expect(await kiosk.ended()).toMatchObject({ code: 0 });
});

test('SIGTERM ends it while a speech service that does not answer is asked for voices', async ({
  startRelease,
  surroundings,
}) => {
  const folder = join(String(surroundings.env.XDG_RUNTIME_DIR), 'speech-dispatcher');
  mkdirSync(folder);
  let asked = 0;
  const dead = createServer(() => void (asked += 1)).listen(join(folder, 'speechd.sock'));
  await new Promise((resolve) => dead.once('listening', resolve));
  for (const path of [folder, join(folder, 'speechd.sock')]) chmodSync(path, 0o777);
  const kiosk = startRelease();
  await expect.poll(() => asked, { timeout: limitMs }).toBeGreaterThan(0);
  await until(kiosk, 'waiting');
  kiosk.signal('SIGTERM');
  expect(await kiosk.ended()).toMatchObject({ code: 0 });
  dead.close();
});

const pin = '2468';

/** What staff do on the PIN pad, from inside and once: a kiosk that starts itself again is left alone. */
const staffOnce = (flag: string, action: string) => `import { app as staffApp } from 'electron';
import { existsSync as isDone, writeFileSync as noteDone } from 'node:fs';
if (!isDone('${flag}')) staffApp.on('web-contents-created', (_event, page) => page.on('did-finish-load', () => {
  noteDone('${flag}', '');
  setTimeout(() => void page.executeJavaScript("kiosk.unlock('${pin}').then(() => kiosk.staffAction('${action}'))"), 1000);
}));`;

/** Writes a file as soon as the PIN pad is on the page. */
const noticePad = (flag: string) => `import { app as seenApp } from 'electron';
import { writeFileSync as noteSeen } from 'node:fs';
seenApp.on('web-contents-created', (_event, page) => setInterval(() => {
  if (!page.isDestroyed()) void page.executeJavaScript("document.querySelector('[role=dialog] h2')?.textContent")
    .then((title) => { if (title === '${kioskMessages.staff.title}') noteSeen('${flag}', ''); }, () => undefined);
}, 100));`;

/** A release whose staff have a PIN. */
function withPin(surroundings: Surroundings) {
  const etc = join(surroundings.home, 'etc');
  const folder = join(etc, kioskNames.package);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'pin'), hashPin(pin));
  chmodSync(surroundings.home, 0o777);
  return alterRelease().replace('`/etc/$', `\`${etc}/$`);
}

test('SIGTERM ends it while the PIN pad is open', async ({ display, surroundings }) => {
  const flag = join(surroundings.home, 'pad');
  const release = withPin(surroundings).before(noticePad(flag));
  const program = startProgram(findElectron() ?? '', [release.main], surroundings);
  await until(surroundings, 'waiting');
  await expect.poll(() => display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
  display.click(640, 700);
  await until(surroundings, 'active');
  await expect
    .poll(
      () => {
        for (let tap = 0; tap < 7; tap += 1) display.click(20, 20);
        return existsSync(flag);
      },
      { timeout: limitMs, intervals: [1_000] },
    )
    .toBe(true);
  program.signal('SIGTERM');
  expect(await program.ended()).toMatchObject({ code: 0 });
  release.remove();
});

/** The main processes of a kiosk, without helpers and without Electron's own starter of the next one. */
const kiosks = ({ home }: Surroundings, main: string) =>
  processesWith('HOME', home).filter((line) => line.endsWith(main) && !line.includes('--type='));

/** As systemd starts it. */
const supervised = (surroundings: Surroundings): Surroundings => ({
  ...surroundings,
  env: { ...surroundings.env, NOTIFY_SOCKET: join(surroundings.home, 'no-socket') },
});

for (const [action, code, isSupervised, again] of [
  ['quit', 10, false, false],
  ['restart', 0, false, true],
  ['restart', 0, true, false],
] as const)
  test(`staff ${action} it with ${code}${isSupervised ? ' under systemd' : ''}: it starts itself again: ${again}`, async ({
    surroundings,
  }) => {
    const pressing = staffOnce(join(surroundings.home, 'done'), action);
    const release = withPin(surroundings).before(pressing);
    const program: Program = startProgram(
      findElectron() ?? '',
      [release.main],
      isSupervised ? supervised(surroundings) : surroundings,
    );
    expect(await program.ended(2 * limitMs)).toMatchObject({ code, signal: null });
    expect(surroundings.log().filter(({ event }) => event === 'stop')).toHaveLength(1);
    await expect.poll(() => kiosks(surroundings, release.main).length).toBe(again ? 1 : 0);
    if (again) {
      await expect
        .poll(() => surroundings.log().filter(({ event }) => event === 'start').length, {
          timeout: limitMs,
        })
        .toBe(2);
      await until(surroundings, 'waiting');
    }
    for (const line of kiosks(surroundings, release.main)) process.kill(Number.parseInt(line, 10), 'SIGTERM');
    await expect
      .poll(() => processesWith('HOME', surroundings.home).filter((line) => !/speech/.test(line)))
      .toEqual([]);
    release.remove();
  });

test('a window that is destroyed in spite of all ends it with 75', async ({ surroundings }) => {
  const destroying = `import { BaseWindow as Windows } from 'electron';
setInterval(() => Windows.getAllWindows()[0]?.destroy(), 1000);`;
  const release = alterRelease().before(destroying);
  const watched = { ...surroundings, env: { ...surroundings.env, NOTIFY_SOCKET: '/nowhere' } };
  const program = startProgram(findElectron() ?? '', [release.main], watched);
  expect(await program.ended(limitMs)).toMatchObject({ code: 75, signal: null });
  release.remove();
});

test('a page that closes itself is back at once', async ({ kiosk }) => {
  const page = await kiosk.page();
  await expect(page.getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  const gone = page.waitForEvent('close');
  const began = performance.now();
  await page.evaluate(() => void setTimeout(() => window.close(), 0)).catch(() => undefined);
  await gone;
  await expect
    .poll(() => kiosk.app.windows().filter((each) => each !== page && !each.isClosed()).length)
    .toBe(1);
  await expect((await kiosk.page()).getByRole('button', { name: 'Touch anywhere to begin' })).toBeVisible();
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(kiosk.log().filter(({ event }) => event === 'wipe-step-failed')).toEqual([]);
});
