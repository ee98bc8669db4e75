import { expect, test } from 'vitest';
import { brand } from '../../../../../src/config/brand.ts';
import { createHandoff } from '../../../../../electron/main-process/session/handoff.ts';
import { createRunner } from '../../../../../electron/main-process/session/runner.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

/** A visit with a system whose browser answers when the test says so. */
function visiting(
  changes: Parameters<typeof fakeContext>[0] = {},
  config: Parameters<typeof fakeContext>[1] = {},
) {
  const context = fakeContext(changes, { handoff: 'both', ...config });
  const done: string[] = [];
  const answers: ((opened: boolean) => void)[] = [];
  const opener = {
    open: (url: string) => {
      done.push(`open ${url}`);
      return new Promise<boolean>((resolve) => void answers.push(resolve));
    },
    end: () => void done.push('end'),
  };
  const runner = createRunner(context, {
    wipe: () => void handoff.end(),
    open: () => undefined,
    showPhase: () => undefined,
    exit: () => undefined,
    onError: () => undefined,
    launch: (key, session) => handoff.launch(key, session),
    yieldFocus: () => void done.push('yield-focus'),
    regainFocus: () => void done.push('take back'),
  });
  const handoff = createHandoff(context, runner, opener);
  runner.start();
  const begin = () => {
    const { session } = runner.state();
    runner.dispatch({ kind: 'wipe-done', ms: 0, session });
    runner.dispatch({ kind: 'heartbeat', ms: 0, session });
    runner.dispatch({ kind: 'input', ms: 0 });
    done.length = 0;
    return session;
  };
  const answer = async (opened: boolean) => {
    answers.shift()?.(opened);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { context, done, handoff, runner, begin, answer, session: begin() };
}

test.each([
  ['web-app', brand.webAppUrl],
  ['chat', brand.chatUrl],
])('%s opens its constant address, and the kiosk steps aside once it is open', async (key, url) => {
  const { handoff, done, answer, session } = visiting();
  const asked = handoff.ask(key, session);
  expect(done).toEqual([`open ${url}`]);
  await answer(true);
  expect(await asked).toEqual({ opened: true, mode: 'both' });
  expect(done.at(-1)).toBe('yield-focus');
});

test.each(['https://evil.example/', '__proto__', 'constructor', '', null, ['chat'], {}])(
  '%j opens nothing',
  async (key) => {
    const { handoff, done, context, session } = visiting();
    expect(await handoff.ask(key, session)).toEqual({ opened: false, mode: 'both' });
    expect(done).toEqual([]);
    expect(context.denied).toEqual(['link-unknown']);
  },
);

test('a browser that does not answer leaves the code', async () => {
  const { handoff, done, context, answer, session } = visiting();
  const asked = handoff.ask('chat', session);
  await answer(false);
  expect(await asked).toEqual({ opened: false, mode: 'both' });
  expect(done).not.toContain('yield-focus');
  expect(context.entries).toContainEqual({ event: 'error', rule: 'handoff-failed' });
});

test('with codes alone, or without a network, nothing is opened', async () => {
  for (const kiosk of [visiting({}, { handoff: 'qr' }), visiting({ isOnline: () => false })]) {
    const { opened } = await kiosk.handoff.ask('chat', kiosk.session);
    expect(opened).toBe(false);
    expect(kiosk.done).toEqual([]);
  }
});

test('twenty presses while it opens get one browser and one answer', async () => {
  const { handoff, done, answer, session } = visiting();
  const asked = Array.from({ length: 20 }, () => handoff.ask('chat', session));
  await answer(true);
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ opened }) => opened))).toEqual(new Set([true]));
  expect(done.filter((what) => what.startsWith('open'))).toHaveLength(1);
});

test('another press while one is open has its code, and is not said to have failed', async () => {
  const { handoff, answer, session } = visiting();
  void handoff.ask('chat', session);
  await answer(true);
  expect(await handoff.ask('web-app', session)).toEqual({ opened: false, mode: 'qr' });
});

test('a browser that comes after the end of its visit is ended and covered, and the next visitor is told of none', async () => {
  const { handoff, done, runner, begin, answer, session } = visiting();
  const asked = handoff.ask('chat', session);
  runner.dispatch({ kind: 'end', ms: 1 });
  expect(done.slice(-2)).toEqual(['take back', 'end']);
  begin();
  await answer(true);
  expect(done).toEqual(['end', 'take back']);
  expect((await asked).opened).toBe(false);
  expect(runner.state()).toMatchObject({
    handoff: { stage: 'here' },
    handoffs: 0,
    visit: { phase: 'active' },
  });
});
