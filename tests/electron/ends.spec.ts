import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { kioskNames } from '../../src/config/kiosk-names.ts';
import { hashPin } from '../../electron/policy/pin.ts';
import { alterRelease } from '../support/electron/altered-release.ts';
import { processesOf, startProgram, type TestEnvironment } from '../support/electron/program.ts';
import { electron, expect, rulesIn, test } from './electron-test.ts';

/*
 * It ends: by every signal, by staff, by itself; with the code of the manual, and leaving nothing. SIGTERM on the invitation is
 * how nearly every test ends its kiosk, and SIGINT how health.spec.ts does. Ends by a failure: starts.spec.ts.
 */

const limitMs = 15_000;

const until = (kiosk: TestEnvironment, state: string) =>
  expect.poll(() => kiosk.health()?.state, { timeout: limitMs, intervals: [50] }).toBe(state);

test('SIGTERM ends it before it is ready, and SIGHUP on the invitation', async ({ startRelease }) => {
  const early = startRelease();
  await expect.poll(() => early.log().length, { timeout: limitMs, intervals: [5] }).toBeGreaterThan(0);
  early.signal('SIGTERM');
  expect(await early.ended()).toMatchObject({ code: 0, signal: null });
  const kiosk = startRelease();
  await until(kiosk, 'waiting');
  kiosk.signal('SIGHUP');
  expect(await kiosk.ended()).toMatchObject({ code: 0, signal: null });
  expect(kiosk.log().at(-1)).toMatchObject({ event: 'stop', rule: 'stopped', detail: 0 });
  const halfWritten = readdirSync(kiosk.data).filter((name) => /^Singleton|^\.org\.chromium/.test(name));
  expect(halfWritten).toEqual([]);
});

test('a visitor who walks away is asked and then forgotten; SIGTERM ends it while it asks, and while no speech service answers', async ({
  display,
  surroundings,
}) => {
  const folder = join(String(surroundings.env.XDG_RUNTIME_DIR), 'speech-dispatcher');
  mkdirSync(folder);
  let asked = 0;
  const dead = createServer(() => void (asked += 1)).listen(join(folder, 'speechd.sock'));
  await new Promise((resolve) => dead.once('listening', resolve));
  for (const path of [folder, join(folder, 'speechd.sock')]) chmodSync(path, 0o777);
  // Shorter times than a config may ask for.
  const release = alterRelease().replace('least:30', 'least:1').replace('least:20', 'least:1');
  const config = join(surroundings.home, 'config.json');
  writeFileSync(config, '{"version":1,"idle":{"seconds":2,"countdownSeconds":2}}', { mode: 0o644 });
  const kiosk = startProgram(electron, [release.main, `--config=${config}`], surroundings);
  const phases = () => rulesIn(surroundings, 'phase').join(' ');
  for (const visit of ['^.*waiting', 'active warning ended waiting']) {
    await expect.poll(phases, { timeout: limitMs }).toMatch(new RegExp(`${visit}$`));
    await expect
      .poll(
        () => {
          if (phases().endsWith('waiting')) display.click(640, 700);
          return phases();
        },
        { timeout: limitMs, intervals: [200] },
      )
      .toMatch(/warning$/);
  }
  expect(asked).toBeGreaterThan(0);
  kiosk.signal('SIGTERM');
  expect(await kiosk.ended()).toMatchObject({ code: 0 });
  dead.close();
  release.remove();
});

const pin = '2468';

/** What staff do on the PIN pad, from inside and once: a kiosk that starts itself again is left alone. */
const staffOnce = (flag: string, action: string) => `import { app as staffApp } from 'electron';
import { existsSync as isDone, writeFileSync as noteDone } from 'node:fs';
if (!isDone('${flag}')) staffApp.on('web-contents-created', (_event, page) => page.on('did-finish-load', () => {
  noteDone('${flag}', '');
  void page.executeJavaScript("kiosk.unlock('${pin}').then(() => kiosk.staffAction('${action}'))");
}));`;

/** A release whose staff do something as soon as its first page is there. */
function withStaff(surroundings: TestEnvironment, action: string) {
  const { home } = surroundings;
  const etc = join(home, 'etc');
  mkdirSync(join(etc, kioskNames.package), { recursive: true, mode: 0o755 });
  writeFileSync(join(etc, kioskNames.package, 'pin'), hashPin(pin), { mode: 0o644 });
  // The kiosk's own user writes there too, and nobody else can take away what the config rests on.
  chmodSync(home, 0o1777);
  return alterRelease()
    .replace('`/etc/$', `\`${etc}/$`)
    .before(staffOnce(join(home, 'done'), action));
}

test('out of service outlives the program, and keeps nothing but that', async ({ surroundings }) => {
  const release = withStaff(surroundings, 'out-of-service');
  for (const start of ['first', 'second']) {
    const program = startProgram(electron, [release.main], surroundings);
    await expect
      .poll(() => surroundings.health(), { message: start, timeout: limitMs })
      .toMatchObject({ state: 'waiting', outOfService: true });
    expect(readFileSync(join(surroundings.data, 'out-of-service'), 'utf8')).toBe('');
    program.signal('SIGTERM');
    expect(await program.ended()).toMatchObject({ code: 0 });
  }
  release.remove();
});

for (const [action, code, restarts] of [
  ['quit', 10, false],
  ['restart', 0, true],
] as const)
  test(`staff ${action} it with ${code}: it starts itself again: ${restarts}`, async ({ surroundings }) => {
    const { home } = surroundings;
    const release = withStaff(surroundings, action);
    const program = startProgram(electron, [release.main], surroundings);
    expect(await program.ended(2 * limitMs)).toMatchObject({ code, signal: null });
    expect(rulesIn(surroundings, 'stop')).toHaveLength(1);
    /** Main processes, without helpers and without Electron's own starter of the next one. */
    const kiosks = () =>
      processesOf(home).filter((line) => line.endsWith(release.main) && !line.includes('--type='));
    await expect.poll(() => kiosks().length).toBe(restarts ? 1 : 0);
    if (restarts) {
      await expect.poll(() => rulesIn(surroundings, 'start').length, { timeout: limitMs }).toBe(2);
      await until(surroundings, 'waiting');
    }
    for (const line of kiosks()) process.kill(Number.parseInt(line, 10), 'SIGTERM');
    await expect.poll(() => processesOf(home)).toEqual([]);
    release.remove();
  });
