import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { asOtherUser, folderOfOtherUser, giveToOtherUser } from './other-user.ts';
import type { TestEnvironment } from './program.ts';

/** The sink that a config names as `listening.headphones`, and the one of the room. */
export const headphones = 'headphones';
export const speakers = 'speakers';

/** A text that the speech service was asked to say; `atMs` of the wall clock. */
type Spoken = { atMs: number; language: string; text: string };

/** Milliseconds of the wall clock in which a sink played something. */
type Sounding = { fromMs: number; toMs: number };

/** The sound of a computer: a server whose sinks play to nobody but are recorded, and a speech service. */
export type Sound = {
  /** Runs `pactl` on it, and returns what it prints. */
  pactl: (...args: readonly string[]) => string;
  /** Plugs headphones in or out: their sink comes or goes. */
  plug: () => Promise<void>;
  unplug: () => Promise<void>;
  /** The texts that the speech service has received, by its own log. */
  spoken: () => readonly Spoken[];
  /** When a sink has sounded so far. @param bridgedMs pauses that are shorter count as sound. */
  sounded: (sink: string, bridgedMs?: number) => readonly Sounding[];
  /** Ends the server, as a crash does, and starts it again. */
  endServer: () => Promise<void>;
  startServer: () => Promise<void>;
  close: () => Promise<void>;
};

/** How it is recorded: often enough to say when something sounds, coarse enough to be cheap. */
const rate = 8_000;
const bytesPerMs = (rate * 2) / 1_000;
/** Shorter than the pause between a tone and a word. */
const leastPauseMs = 20;
/** Out of 32768: dither is below it, the softest voice above. */
const audible = 100;

/**
 * Starts a sound server and a speech service of a test's own, as the user who runs the kiosk and where that finds them: to be called
 * before the kiosk starts. PulseAudio's null sinks stand for the hardware: real plugs are tried by hand.
 */
export async function openSound({ env }: Pick<TestEnvironment, 'env'>): Promise<Sound> {
  const folder = folderOfOtherUser('sound');
  chmodSync(folder, 0o755);
  const file = (name: string) => join(folder, name);
  const logs = file('logs');
  mkdirSync(logs);
  giveToOtherUser(logs);
  // A home of their own: they are no part of the program whose processes are counted.
  const own = { ...env, HOME: folder, XDG_CONFIG_HOME: file('config'), XDG_CACHE_HOME: file('cache') };
  const start = (program: string, args: readonly string[], stdout: 'ignore' | 'pipe' = 'ignore') => {
    const [command, given] = asOtherUser(program, args);
    return spawn(command, given, { env: own, stdio: ['ignore', stdout, 'ignore'] });
  };
  const pactl = (...args: readonly string[]) => {
    const [command, given] = asOtherUser('pactl', args);
    return execFileSync(command, given, {
      env: own,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };

  // With a default source of its own: what records the default would be moved along with it.
  const lines = [
    'load-module module-native-protocol-unix',
    `load-module module-null-sink ${nullSink(speakers)}`,
    'load-module module-null-source source_name=nothing',
    'set-default-source nothing',
  ];
  writeFileSync(file('pulse'), lines.map((line) => `${line}\n`).join(''));
  const recordings: { sink: string; child: ChildProcess; sounded: () => readonly Sounding[] }[] = [];
  const record = (sink: string) => {
    const how = ['--format=s16le', `--rate=${rate}`, '--channels=1', '--latency-msec=20'];
    const child = start('parec', ['-d', `${sink}.monitor`, ...how], 'pipe');
    if (child.stdout !== null) recordings.push({ sink, child, sounded: listen(child.stdout) });
  };
  const stop = async (child: ChildProcess | undefined) => {
    if (child?.exitCode === null && child.signalCode === null && child.kill('SIGKILL'))
      await once(child, 'exit');
  };

  let server: ChildProcess | undefined;
  const startServer = async () => {
    server = start('pulseaudio', [
      '-n',
      '-F',
      file('pulse'),
      '--daemonize=no',
      '--exit-idle-time=-1',
      '--use-pid-file=no',
    ]);
    await expect.poll(() => attempt(() => pactl('get-default-sink')), { intervals: [50] }).toBe(speakers);
    record(speakers);
  };
  const endServer = async () => {
    for (const { child } of recordings) await stop(child);
    await stop(server);
  };

  writeFileSync(
    file('speechd.conf'),
    [
      'LogLevel 5',
      `LogDir "${logs}"`,
      'AudioOutputMethod "pulse"',
      'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
      'DefaultModule espeak-ng',
    ].join('\n'),
  );
  mkdirSync(file('modules'));
  writeFileSync(join(file('modules'), 'espeak-ng.conf'), '');
  await startServer();
  const speech = start('speech-dispatcher', [
    '-s',
    '-t',
    '0',
    '-C',
    folder,
    '-L',
    logs,
    '-P',
    join(logs, 'pid'),
  ]);
  const log = join(logs, 'speech-dispatcher.log');
  const socket = join(env.XDG_RUNTIME_DIR ?? '', 'speech-dispatcher', 'speechd.sock');
  await expect.poll(() => existsSync(socket), { timeout: 60_000, intervals: [50] }).toBe(true);

  return {
    pactl,
    async plug() {
      pactl('load-module', 'module-null-sink', nullSink(headphones));
      record(headphones);
    },
    async unplug() {
      // First: a recording would be moved to the next sink.
      for (const { sink, child } of recordings) if (sink === headphones) await stop(child);
      const modules = pactl('list', 'short', 'modules');
      const module = modules.split('\n').find((line) => line.includes(nullSink(headphones)));
      pactl('unload-module', module?.split('\t')[0] ?? 'none');
    },
    spoken: () => readSpoken(log),
    sounded(sink, bridgedMs = 500) {
      const joined: Sounding[] = [];
      for (const { fromMs, toMs } of recordings.flatMap((each) =>
        each.sink === sink ? each.sounded() : [],
      )) {
        const last = joined.at(-1);
        if (last !== undefined && fromMs - last.toMs < bridgedMs) last.toMs = toMs;
        else joined.push({ fromMs, toMs });
      }
      return joined;
    },
    endServer,
    startServer,
    async close() {
      await stop(speech);
      await endServer();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** The arguments of a sink that plays as soon as it is asked to: others of the kind prepare two seconds of silence. */
function nullSink(name: string): string {
  return `sink_name=${name} norewinds=1`;
}

/**
 * Finds in a recording what can be heard. It is without gaps, so that its length tells the time; it began when its earliest piece, by
 * that clock, came: all others came late, as when this process was busy.
 */
function listen(recording: Readable): () => readonly Sounding[] {
  const found: Sounding[] = [];
  let beginMs = Infinity;
  let bytes = 0;
  let odd = Buffer.alloc(0);
  recording.on('data', (piece: Buffer) => {
    const data = Buffer.concat([odd, piece]);
    odd = data.subarray(data.length - (data.length % 2));
    for (let at = 0; at + 1 < data.length; at += 2) {
      if (Math.abs(data.readInt16LE(at)) < audible) continue;
      const ms = (bytes + at) / bytesPerMs;
      const last = found.at(-1);
      if (last !== undefined && ms - last.toMs < leastPauseMs) last.toMs = ms;
      else found.push({ fromMs: ms, toMs: ms });
    }
    bytes += data.length - odd.length;
    beginMs = Math.min(beginMs, Date.now() - bytes / bytesPerMs);
  });
  const atMs = (ms: number) => Math.round(beginMs + ms);
  return () => found.map(({ fromMs, toMs }) => ({ fromMs: atMs(fromMs), toMs: atMs(toMs) }));
}

/** One line of the speech service's log: `[Thu Nov 26 10:45:54 2026 : 639482] speechd:     …`, the last number in microseconds. */
const entry =
  /^\[(\w+ \w+ +\d+ [\d:]+ \d+) : (\d+)\] speechd: +(?:\d+:DATA:\|SET \S+ LANGUAGE (\S+)|Queueing message \|([^|]*)\| with priority)/gm;

function readSpoken(log: string): readonly Spoken[] {
  const spoken: Spoken[] = [];
  let language = '';
  for (const [, second = '', micros, set, text] of readFileSync(log, 'utf8').matchAll(entry)) {
    if (set !== undefined) language = set;
    else if (text !== undefined)
      spoken.push({
        atMs: Date.parse(second) + Number(micros) / 1_000,
        language,
        text: unescapeSpeech(text),
      });
  }
  return spoken;
}

/** Chromium sends SSML: the words without their marks. */
function unescapeSpeech(text: string): string {
  return text.replaceAll(/<[^>]*>/g, '').trim();
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
