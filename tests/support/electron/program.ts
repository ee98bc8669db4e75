import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kioskNames } from '../../../src/config/kiosk-names.ts';
import { asOtherUser, folderOfOtherUser, giveToOtherUser } from './other-user.ts';

/** Milliseconds after which a kiosk that was told to end counts as one that does not (docs/kiosk-operations.md). */
const endLimitMs = 2_000;

/** How a program ended: its exit code, or the signal that ended it. */
type Exit = { code: number | null; signal: NodeJS.Signals | null };

/** The folders of one run: nothing of it lies anywhere else. */
export type TestEnvironment = {
  home: string;
  /** The kiosk's own folder in it, made by the program. */
  data: string;
  env: Record<string, string>;
  /** What stands in the log so far, one object a line. */
  log: () => readonly Record<string, unknown>[];
  /** The health file as it is now; null when there is none yet. */
  health: () => Record<string, unknown> | null;
  /** Addresses that were given to the system's browser, which is a script here: nothing is opened. */
  opened: () => readonly string[];
  /** Replaces what opens addresses by a shell script; by one that only notes them, unless another is given. */
  setBrowser: (script?: string) => void;
  /** Removes the folders. */
  remove: () => void;
};

/**
 * Makes a home for one run, which belongs to a user other than root.
 * @param display for the environment, `:7`; null for a run without one.
 */
export function createTestEnvironment(display: string | null): TestEnvironment {
  const home = folderOfOtherUser('kiosk-home');
  const bin = join(home, 'bin');
  const env: TestEnvironment['env'] = { PATH: `${bin}:${process.env.PATH}`, LANG: 'C.UTF-8', HOME: home };
  for (const [name, folder] of [
    ['XDG_CONFIG_HOME', 'config'],
    ['XDG_CACHE_HOME', 'cache'],
    ['XDG_RUNTIME_DIR', 'run'],
    ['TMPDIR', 'tmp'],
  ] as const) {
    env[name] = join(home, folder);
    mkdirSync(env[name], { mode: 0o700 });
    giveToOtherUser(env[name]);
  }
  if (display !== null) env.DISPLAY = display;
  // Neither sound nor speech starts a server of its own, which would outlive the run: a test that needs them brings them (sound.ts).
  env.PULSE_SERVER = `unix:${join(home, 'run', 'pulse', 'native')}`;
  mkdirSync(join(home, 'config', 'speech-dispatcher'));
  writeFileSync(join(home, 'config', 'speech-dispatcher', 'speechd.conf'), 'DisableAutoSpawn\n');
  const data = () => folderOfKiosk(join(home, 'config'));
  mkdirSync(bin);
  const script = (name: string, lines: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  const setBrowser = (lines = `printf '%s\\n' "$1" >> "${join(home, 'opened')}"`) =>
    script('xdg-open', lines);
  setBrowser();
  script('xdg-mime', 'echo fake.desktop');
  return {
    home,
    get data() {
      return data();
    },
    env,
    log: () => readLines(join(data(), 'logs', 'kiosk.log')),
    health: () => readJson(join(data(), 'health.json')),
    opened: () => readText(join(home, 'opened')).split('\n').filter(Boolean),
    setBrowser,
    // A process of the program may still write its last file here as it goes.
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}

/** Unpacked, Electron calls the folder after its own starter. */
function folderOfKiosk(config: string): string {
  const name = readdirSync(config).find((each) => /kiosk|electron|app/i.test(each)) ?? kioskNames.package;
  return join(config, name);
}

/** A kiosk that was started as a program, without Playwright. */
export type Program = {
  /** What it said on its standard output and its standard error. */
  output: () => string;
  /** Waits for its end; rejects when it takes longer. */
  ended: (limitMs?: number) => Promise<Exit>;
  signal: (name: NodeJS.Signals) => void;
  child: ChildProcess;
};

/**
 * Starts a program as a user other than root.
 * @param become the command that runs it as that user.
 */
export function startProgram(
  electron: string,
  args: readonly string[],
  { env, home }: Pick<TestEnvironment, 'env' | 'home'>,
  become = asOtherUser,
): Program {
  const [command, given] = become(electron, args);
  const child = spawn(command, given, { env, cwd: home, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  if (child.pid === undefined) throw new Error(`${electron} could not be started.`);
  return {
    output: () => output,
    ended: (limitMs = endLimitMs) => waitForExit(child, limitMs),
    signal: (name) => void child.kill(name),
    child,
  };
}

/** Waits for the end of a process. */
async function waitForExit(child: ChildProcess, limitMs: number): Promise<Exit> {
  if (child.exitCode === null && child.signalCode === null)
    await once(child, 'exit', { signal: AbortSignal.timeout(limitMs) }).catch(() => {
      throw new Error(`The program did not end within ${limitMs} ms.`);
    });
  return { code: child.exitCode, signal: child.signalCode };
}

/**
 * Ends a kiosk as an administrator does, by SIGTERM.
 * @throws Error when it stays; it is killed then.
 */
export async function stopProgram(child: ChildProcess): Promise<Exit> {
  child.kill('SIGTERM');
  return waitForExit(child, endLimitMs).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
}

/**
 * What a run has left: processes, and files in its folder for passing things.
 * @param waitMs children may take this long to follow the program.
 */
export async function leftovers({ env, home }: TestEnvironment, waitMs = 1_000): Promise<readonly string[]> {
  const until = performance.now() + waitMs;
  const tmp = env.TMPDIR ?? '';
  const find = () => [...processesOf(home), ...readdirSync(tmp).map((name) => join(tmp, name))];
  let left = find();
  while (left.length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    left = find();
  }
  return left;
}

/**
 * The processes that were started with this home: a program, its children, and what it started again. Zombies are over and not
 * counted, nor is the desktop's speech service: it serves others too, and goes by itself, five seconds after its last client.
 * Linux alone; elsewhere none is found.
 * @returns `pid command`, one a process.
 */
export function processesOf(home: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => readText(`/proc/${pid}/environ`).split('\0').includes(`HOME=${home}`))
    .filter((pid) => !/^State:\s+Z/m.test(readText(`/proc/${pid}/status`)))
    .map((pid) => `${pid} ${readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()}`)
    .filter((line) => !/^\d+ \S*speech-dispatcher/.test(line));
}

/** Ends at once what was found left, so that it is in nobody's way. Takes the lines of `processesOf`; others are ignored. */
export function endProcesses(lines: readonly string[]): void {
  for (const line of lines) {
    const pid = Number(/^\d+ /.exec(line)?.[0]);
    if (!(pid > 1)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone meanwhile.
    }
  }
}

function readLines(file: string): readonly Record<string, unknown>[] {
  return readText(file)
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));
}

function readJson(file: string): Record<string, unknown> | null {
  const text = readText(file);
  return text === '' ? null : JSON.parse(text);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
