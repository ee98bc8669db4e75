import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { findHeadphones, planSound, readSoundServer, usualSink, type SoundGoal } from '../policy/audio.ts';
import { codeOf } from '../policy/error-line.ts';
import type { Context } from './context.ts';

/** The sound of the computer, as far as the kiosk has a say in it. */
export type Audio = {
  /** Whether headphones are plugged in now; null where that cannot be known. */
  headphones: () => boolean | null;
  /** Lets sound go somewhere else from now on. Resolves once it does, or once that has failed. */
  direct: (goal: SoundGoal) => Promise<void>;
  /** Takes a jack's own word, by the keys of its keypad, from now on instead of what the server says. */
  report: (plugged: boolean) => void;
  /** Begins to follow the server; later it only looks again, because the config may name another sink now. */
  follow: () => void;
  /** Ends what it has started. */
  stop: () => void;
};

/** What keeps the kiosk from its sound server. Said once, until it is over. */
type Trouble = 'no-program' | 'no-server' | 'no-json' | 'hangs';

/** Milliseconds that a command may take. */
const commandLimitMs = 3_000;

/** Milliseconds of quiet before it is looked at what has changed: a plug is several events. */
const settleMs = 20;

/** Milliseconds until the next try, doubled each time. */
const retryMs = { first: 1_000, most: 300_000 };

/** An event after which another sink may be there, or another stream. Those of clients are our own commands. */
const isChange = /\bon (?:sink|sink-input|card|server) #/;

/**
 * The sound server of Linux, PulseAudio or PipeWire, by `pactl`. There is no such thing elsewhere: there, and while no server answers,
 * nothing is known and nothing done. Never throws.
 * @param onHeadphones told when headphones are plugged in or out, and once how it is when the program begins.
 */
export function createAudio(
  context: Pick<Context, 'platform' | 'log' | 'config'>,
  onHeadphones: (plugged: boolean) => void,
): Audio {
  let goal: SoundGoal = 'usual';
  /** By the server; null while there is none. */
  let observed: boolean | null = null;
  /** By the keypad; null when it has never said so. */
  let reported: boolean | null = null;
  let told: boolean | null = null;
  /** The room's sink, from a moment at which nobody listened alone. */
  let usual: string | null = null;
  let subscription: ChildProcess | null = null;
  /** Whether it has said anything: from then on no change is missed. Our own first question is an event. */
  let isHeard = false;
  let trouble: Trouble | null = null;
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;
  /** The look at the server that is under way, and the one that is to follow it. */
  let looking: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  let hasBegun = false;
  let hasStopped = false;

  const tell = () => {
    const plugged = reported ?? observed;
    if (plugged === null || plugged === told) return;
    told = plugged;
    onHeadphones(plugged);
  };
  const lose = (why: Trouble) => {
    if (hasStopped || subscription === null) return;
    subscription.removeAllListeners('close').kill('SIGKILL');
    subscription = null;
    clearTimeout(timer);
    observed = null;
    if (trouble !== why) context.log({ event: 'sound', rule: why });
    trouble = why;
    timer = setTimeout(begin, Math.min(retryMs.first * 2 ** tries, retryMs.most));
    tries += 1;
  };
  const look = async () => {
    if (subscription === null) return;
    const { headphones: named } = context.config.listening;
    const answers = await Promise.all([
      pactl('--format=json', 'list', 'sinks'),
      pactl('--format=json', 'list', 'sink-inputs'),
      pactl('get-default-sink'),
    ]).catch(troubleOf);
    if (typeof answers === 'string') return lose(answers);
    const server = readSoundServer(...answers);
    if (server === null) return lose('no-json');
    if (subscription === null) return;
    observed = findHeadphones(server.sinks, named).plugged;
    usual = usualSink(server, goal, usual, named);
    if (isHeard) recover();
    tell();
    for (const command of planSound(server, goal, usual, named))
      await pactl(...command).catch(() => undefined);
  };
  const check = (): Promise<void> => {
    next ??= looking.then(() => {
      next = null;
      looking = look();
      return looking;
    });
    return next;
  };
  function begin(): void {
    const child = spawn('pactl', ['subscribe'], { env: environment(), stdio: ['ignore', 'pipe', 'ignore'] });
    subscription = child;
    child.on('error', () => lose('no-program')).on('close', () => lose('no-server'));
    isHeard = false;
    child.stdout.setEncoding('utf8').on('data', (lines: string) => {
      if (isHeard && !isChange.test(lines)) return;
      isHeard = true;
      clearTimeout(timer);
      timer = setTimeout(() => void check(), settleMs);
    });
    void check();
  }
  const recover = () => {
    tries = 0;
    if (trouble !== null) context.log({ event: 'sound', rule: 'ready' });
    trouble = null;
  };

  return {
    headphones: () => reported ?? observed,
    direct(next) {
      goal = next;
      return check();
    },
    report(plugged) {
      reported = plugged;
      tell();
    },
    follow() {
      if (hasBegun) return void check();
      hasBegun = true;
      if (context.platform === 'linux') begin();
    },
    stop() {
      hasStopped = true;
      clearTimeout(timer);
      subscription?.kill('SIGKILL');
    },
  };
}

function pactl(...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { env: environment(), timeout: commandLimitMs, killSignal: 'SIGKILL' } as const;
    execFile('pactl', args, options, (error, stdout) => (error === null ? resolve(stdout) : reject(error)));
  });
}

function troubleOf(error: unknown): Trouble {
  if (codeOf(error) === 'ENOENT') return 'no-program';
  const wasKilled = typeof error === 'object' && error !== null && 'killed' in error && error.killed === true;
  return wasKilled ? 'hangs' : 'no-server';
}

/** Its words in English; and the address of the server, because without one pactl starts a server of its own. */
function environment(): NodeJS.ProcessEnv {
  const { PULSE_SERVER, XDG_RUNTIME_DIR } = process.env;
  return {
    ...process.env,
    LC_ALL: 'C',
    PULSE_SERVER: PULSE_SERVER ?? `unix:${XDG_RUNTIME_DIR}/pulse/native`,
  };
}
