import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAudio } from '../../../../electron/main-process/audio.ts';
import { fakeContext } from '../../../support/electron-fakes.ts';

/*
 * A real server: tests/electron/headphones.spec.ts; what is made of what it says: policy/sound.test.ts. Here is what goes wrong with its
 * program, and other systems.
 */

type Answer = { stdout: string } | { error: Error };

/** What pactl says to a question; a program that hangs does not answer until it is killed. */
const server = vi.hoisted(() => ({
  answer: (_args: readonly string[]): Answer | 'hangs' => ({ stdout: '' }),
  asked: [] as string[],
  subscriptions: [] as { emit: (name: string, ...rest: unknown[]) => boolean; stdout: PassThrough }[],
}));
vi.mock('node:child_process', () => ({
  execFile(
    _program: string,
    args: readonly string[],
    { timeout }: { timeout: number },
    done: (error: Error | null, stdout: string) => void,
  ) {
    server.asked.push(args.join(' '));
    const answer = server.answer(args);
    if (answer === 'hangs')
      setTimeout(() => done(Object.assign(new Error('killed'), { killed: true }), ''), timeout);
    else if ('error' in answer) setTimeout(() => done(answer.error, ''), 0);
    else setTimeout(() => done(null, answer.stdout), 0);
  },
  spawn() {
    const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), kill: () => true });
    server.subscriptions.push(child);
    return child;
  },
}));

const usb = [{ index: 1, name: 'usb', owner_module: 21, active_port: null, ports: [] }];
const speakers = { index: 0, name: 'speakers', owner_module: 20, active_port: null, ports: [] };
const withSinks =
  (...sinks: object[]) =>
  (args: readonly string[]): Answer => {
    if (args.includes('sinks')) return { stdout: JSON.stringify([speakers, ...sinks]) };
    return { stdout: args.includes('sink-inputs') ? '[]' : 'speakers\n' };
  };
const refused = (): Answer => ({ error: Object.assign(new Error('refused'), { code: 1 }) });
const missing = (): Answer => ({ error: Object.assign(new Error('missing'), { code: 'ENOENT' }) });

beforeEach(() => {
  vi.useFakeTimers();
  server.answer = withSinks();
  server.asked.length = 0;
  server.subscriptions.length = 0;
});
afterEach(() => void vi.useRealTimers());

function begin(platform = 'linux') {
  const listening = { headphones: 'usb', speakInvitation: false, keys: {}, screenReader: false };
  const context = fakeContext({ platform }, { listening });
  const heard: boolean[] = [];
  const arrived: string[] = [];
  const audio = createAudio(context, {
    onHeadphones: (plugged) => void (heard.at(-1) === plugged || heard.push(plugged)),
    onArrived: (goal) => void arrived.push(goal),
    onError: (thrown) => {
      throw thrown;
    },
  });
  audio.follow();
  return { audio, heard, arrived, said: () => context.entries.map(({ rule }) => rule) };
}

/** The server says that something has changed. */
async function change(line = "Event 'new' on sink #1\n"): Promise<void> {
  server.subscriptions.at(-1)?.stdout.write(line);
  await vi.advanceTimersByTimeAsync(100);
}

test('headphones are told as they are found, and at each change; what our own commands cause is no change', async () => {
  const { heard } = begin();
  await change();
  expect(heard).toEqual([false]);
  server.answer = withSinks(...usb);
  await change();
  expect(heard).toEqual([false, true]);
  const asked = server.asked.length;
  await change("Event 'new' on client #7\nEvent 'change' on source #2\n");
  expect(server.asked).toHaveLength(asked);
});

test.each<[string, typeof server.answer]>([
  ['no-program', missing],
  ['no-server', refused],
  ['no-json', () => ({ stdout: 'Sink #0\n' })],
  ['hangs', () => 'hangs'],
])('%s: said once, asked again after rising pauses, and well as soon as it answers', async (rule, answer) => {
  server.answer = answer;
  const { audio, heard, arrived, said } = begin();
  // Five minutes at most between two tries: six in the first minute or so, then twelve an hour.
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(said()).toEqual([rule]);
  expect(server.subscriptions.length).toBeGreaterThan(12);
  expect(server.subscriptions.length).toBeLessThan(25);
  audio.direct('headphones');
  await vi.advanceTimersByTimeAsync(3_100);
  expect([heard, arrived.includes('headphones')]).toEqual([[], rule !== 'hangs']);
  server.answer = withSinks(...usb);
  await vi.advanceTimersByTimeAsync(310_000);
  await change();
  expect([heard, said()]).toEqual([[true], [rule, 'ready']]);
  expect(server.asked).toContain('set-default-sink usb');
});

test('a server that goes takes no headphones out: what is known again is compared with what was known', async () => {
  server.answer = withSinks(...usb);
  const { heard, said } = begin();
  await change();
  server.answer = refused;
  server.subscriptions.at(-1)?.emit('close');
  server.answer = withSinks(...usb);
  await vi.advanceTimersByTimeAsync(1_000);
  await change();
  expect([heard, said()]).toEqual([[true], ['no-server', 'ready']]);
});

test.each(['win32', 'darwin'])(
  'on %s nothing is asked, and nothing known but what a jack reports',
  async (platform) => {
    const { audio, heard, arrived } = begin(platform);
    audio.direct('headphones');
    expect([heard, arrived, server.asked, server.subscriptions]).toEqual([[], ['headphones'], [], []]);
    audio.report(true);
    expect(heard).toEqual([true]);
  },
);

test('after the end nothing is tried again', async () => {
  server.answer = refused;
  const { audio } = begin();
  await vi.advanceTimersByTimeAsync(10);
  audio.stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(server.subscriptions).toHaveLength(1);
});
