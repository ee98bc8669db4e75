import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../electron/policy/config.ts';
import { configWord } from '../support/electron/config.ts';
import type { TestEnvironment } from '../support/electron/program.ts';
import { nightly } from '../support/nightly.ts';
import { begin, endVisit, expect, invited, rulesIn, test } from './electron-test.ts';

/* Health file, log and systemd say what is so, within two seconds. What a crash adds to it: visits.spec.ts. */

const limitMs = 15_000;
const honestMs = 2_000;

test('the health file follows a visit and the end', async ({ freshKiosk: kiosk, panel }) => {
  const state = () => kiosk.health()?.state;
  const page = await invited(kiosk);
  await expect.poll(state, { timeout: honestMs }).toBe('waiting');
  const { width: widthPx, height: heightPx } = panel;
  const panelFacts = { diagonalInches: defaultConfig.display.diagonalInches, widthPx, heightPx };
  expect(kiosk.health()).toMatchObject({
    seen: true,
    outOfService: false,
    display: panelFacts,
    lastDay: null,
  });
  // Neither a wheel nor a key that presses nothing begins a visit, here or in the page.
  const heard: string[] = [];
  await page.exposeFunction('hear', (name: string) => heard.push(name));
  await page.evaluate(() => {
    const { hear } = window as never as { hear: (name: string) => void };
    for (const name of ['wheel', 'keyup']) addEventListener(name, () => hear(name));
  });
  kiosk.display.xdotool('mousemove', '300', '300', 'click', '5', 'key', 'Tab');
  await expect.poll(() => heard).toEqual(expect.arrayContaining(['wheel', 'keyup']));
  expect(rulesIn(kiosk)).not.toContain('active');
  await begin(kiosk);
  await expect.poll(state, { timeout: honestMs }).toBe('active');
  kiosk.display.xdotool('key', 'F5');
  await expect.poll(() => kiosk.health()?.blocked, { timeout: honestMs }).toMatchObject({ 'key-unknown': 1 });
  await page.evaluate(() => window.kiosk?.reportVoices(13_362));
  await expect.poll(() => kiosk.health()?.voices, { timeout: honestMs }).toBe(13_362);
  await endVisit(kiosk);
  await expect.poll(() => kiosk.health()?.wipes, { timeout: honestMs }).toBe(2);
  const over = once(kiosk.app.process(), 'exit');
  kiosk.app.process().kill('SIGTERM');
  await over;
  expect(state()).toBe('stopped');
});

const word = configWord({ handoff: 'qr' });

test.describe('while it runs', nightly, () => {
  test.use({ kioskArguments: [word] });

  test('a changed config is in use once a visit is over, a broken one is refused, and SIGUSR2 waits for the end of a visit', async ({
    freshKiosk: kiosk,
  }) => {
    const write = (text: string) => writeFileSync(word.slice('--config='.length), text);
    const lobby = '{"version":1,"supervised":true,"name":"Lobby"}';
    const configHash = createHash('sha256').update(lobby).digest('hex').slice(0, 12);
    await begin(kiosk);
    write(lobby);
    await endVisit(kiosk);
    const inUse = { name: 'Lobby', configHash };
    await expect.poll(() => kiosk.health(), { timeout: honestMs }).toMatchObject({ ...inUse, config: 'ok' });
    await begin(kiosk);
    write('{"version":1,"name":"Lob');
    const page = await endVisit(kiosk);
    await expect
      .poll(() => kiosk.health(), { timeout: honestMs })
      .toMatchObject({ ...inUse, config: 'refused' });
    expect((await page.evaluate(() => window.kiosk?.getSettings()))?.kioskName).toBe('Lobby');
    await begin(kiosk);
    const program = kiosk.app.process();
    program.kill('SIGUSR2');
    await expect.poll(() => rulesIn(kiosk, 'stop')).toEqual(['restart-once-free']);
    await expect.poll(() => kiosk.health()?.state, { timeout: honestMs }).toBe('active');
    const over = once(program, 'exit');
    await (await kiosk.page()).evaluate(() => window.kiosk?.endSession()).catch(() => undefined);
    await over;
    expect(rulesIn(kiosk, 'stop')).toEqual(['restart-once-free', 'restart']);
    expect(program.exitCode).toBe(0);
  });
});

test.describe('with metrics', nightly, () => {
  const fileIn = ({ home }: TestEnvironment) => join(home, 'kiosk.prom');
  test.use({
    kioskArguments: async ({ surroundings }, use) => use([configWord({ metricsFile: fileIn(surroundings) })]),
  });

  test('nothing that a visitor does changes them, and what counts is kept for the end of the day', async ({
    freshKiosk: kiosk,
  }) => {
    const file = fileIn(kiosk);
    const text = () => readFileSync(file, 'utf8');
    const page = await invited(kiosk);
    await page.evaluate(() => window.kiosk?.reportVoices(4));
    await expect.poll(text).toContain('\nkiosk_voices 4\n');
    const before = { text: text(), ms: statSync(file).mtimeMs };
    expect(before.text).toContain('\nkiosk_state{state="in_service"} 1\n');
    // Each step is in the health file first, which is written together with this one or after it.
    const expectNothingIn = async (step: Record<string, unknown>) => {
      await expect.poll(() => kiosk.health(), { timeout: limitMs }).toMatchObject(step);
      expect(text()).toBe(before.text);
    };
    await begin(kiosk);
    await expectNothingIn({ state: 'active' });
    kiosk.display.xdotool('key', 'F5');
    await expectNothingIn({ blocked: { 'key-unknown': 1 } });
    await page.evaluate(() => window.kiosk?.openHandoff('chat'));
    await expectNothingIn({ handoffs: 1 });
    await endVisit(kiosk);
    await expectNothingIn({ state: 'waiting', wipes: 2 });
    // Its minute may have come meanwhile.
    const laterMs = statSync(file).mtimeMs - before.ms;
    expect(laterMs === 0 || laterMs > 59_000).toBe(true);
    const over = once(kiosk.app.process(), 'exit');
    kiosk.app.process().kill('SIGTERM');
    await over;
    expect(text()).toContain('\nkiosk_state{state="stopped"} 1\n');
    expect(text()).not.toContain('last_day');
    const { today } = JSON.parse(readFileSync(join(kiosk.data, 'days.json'), 'utf8'));
    expect(today).toMatchObject({ visits: 1, handoffs: 1, wipes: 2, blocked: { 'key-unknown': 1 } });
    expect(today.touches).toBeGreaterThan(0);
  });
});

test('what a page says as it goes is no blocked attempt', async ({ kiosk }) => {
  for (let time = 0; time < 5; time += 1) {
    const page = await invited(kiosk);
    // A page that talks without pause has something under way whenever it is ended.
    await page.evaluate(() => {
      setInterval(() => window.kiosk?.reportReading(false), 40);
      addEventListener('pagehide', () => window.kiosk?.reportReading(false));
    });
    await endVisit(kiosk);
  }
  expect(rulesIn(kiosk, 'denied')).toEqual([]);
});

test(
  'a lost graphics process ends no visit, and brings a fresh page after it',
  nightly,
  async ({ freshKiosk: kiosk }) => {
    const page = await begin(kiosk);
    const loseGraphics = async () => {
      const graphics = () =>
        kiosk.app.evaluate(({ app }) => app.getAppMetrics().find(({ type }) => type === 'GPU')?.pid ?? 0);
      await expect.poll(graphics).toBeGreaterThan(0);
      process.kill(await graphics(), 'SIGKILL');
    };
    // Chromium gives up at the third loss in a row.
    for (let lost = 1; lost <= 4; lost += 1) {
      await loseGraphics();
      await expect.poll(() => kiosk.health()?.helpersLost, { timeout: limitMs }).toEqual({ GPU: lost });
    }
    expect(kiosk.health()).toMatchObject({ state: 'active', wipes: 1, crashes: 0 });
    await expect(page.getByRole('main')).toBeVisible();
    await expect.poll(() => kiosk.display.colours(), { timeout: limitMs }).toBeGreaterThan(10);
    const waiting = await endVisit(kiosk);
    const gone = waiting.waitForEvent('close');
    await loseGraphics();
    await gone;
    await invited(kiosk);
    expect(kiosk.health()).toMatchObject({ crashes: 0 });
  },
);

/**
 * Stands for systemd: says each datagram that comes. Node has no datagrams on Unix sockets. What is passed along is not
 * taken, so each sender that waits until it was heard goes on at once.
 */
const notifySocket = `import os, socket, sys
end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
end.bind(sys.argv[1])
os.chmod(sys.argv[1], 0o777)
print('bound', flush=True)
while True: print(end.recv(4096).decode(), flush=True)`;

test('systemd hears that it is ready, in which state, that it lives, and that SIGINT stops it', async ({
  startRelease,
  surroundings,
}) => {
  const socket = join(surroundings.home, 'notify');
  const listener = spawn('python3', ['-c', notifySocket, socket]);
  let heard = '';
  listener.stdout.setEncoding('utf8').on('data', (text: string) => (heard += text));
  await expect.poll(() => heard).toBe('bound\n');
  surroundings.env.NOTIFY_SOCKET = socket;
  const kiosk = startRelease();
  await expect.poll(() => heard, { timeout: limitMs }).toMatch(/^STATUS=waiting, /m);
  expect(heard).toMatch(/^READY=1$/m);
  expect(heard).toMatch(/^WATCHDOG=1$/m);
  kiosk.signal('SIGINT');
  expect(await kiosk.ended()).toMatchObject({ code: 0 });
  await expect.poll(() => heard).toMatch(/^STOPPING=1\nSTATUS=stopped$/m);
  const over = once(listener, 'exit');
  listener.kill('SIGTERM');
  await over;
});
