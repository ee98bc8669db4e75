import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readSoundServer, type SoundGoal, type SoundServer } from '../policy/audio.ts';
import { codeOf } from '../policy/error-line.ts';
import { noSound, stepSound, type SoundEffect, type SoundEvent, type Trouble } from '../policy/sound.ts';
import type { Context } from './context.ts';
import { runMachine } from './run-machine.ts';

/** The sound of the computer, as far as the kiosk has a say in it. */
export type Audio = {
  /** Lets sound go somewhere else from now on. */
  direct: (goal: SoundGoal) => void;
  /** Takes a jack's own word, by the keys of its keypad, from now on instead of what the server says. */
  report: (plugged: boolean) => void;
  /** Begins to follow the server; later it only looks again, because the config may name another sink now. */
  follow: () => void;
  /** Ends what it has started. */
  stop: () => void;
};

/** What the rest of the program hears of sound. */
export type AudioHost = {
  /** How headphones are, again and again. @param isNews whether somebody has just plugged them in or out for sure. */
  onHeadphones: (plugged: boolean, isNews: boolean) => void;
  /** Sound goes where it was last sent. */
  onArrived: (goal: SoundGoal) => void;
  onError: (thrown: unknown) => void;
};

/** Milliseconds that a command may take. */
const commandLimitMs = 3_000;

/**
 * The sound server of Linux, PulseAudio or PipeWire, by `pactl`, as policy/sound.ts wants it. There is no such thing elsewhere: there,
 * and while no server answers, nothing is known and nothing done. Never throws.
 */
export function createAudio(
  context: Pick<Context, 'platform' | 'log' | 'config' | 'nowMs'>,
  { onHeadphones, onArrived, onError }: AudioHost,
): Audio {
  let subscription: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  const tell = (event: Told) => machine.dispatch({ ...event, ms: context.nowMs() });
  const perform = (effect: SoundEffect): void => {
    switch (effect.kind) {
      case 'subscribe':
        subscription = subscribe(tell);
        return;
      case 'unsubscribe':
        clearTimeout(timer);
        subscription?.removeAllListeners('close').kill('SIGKILL');
        return;
      case 'look':
        return void askServer().then((answer) =>
          tell(
            typeof answer === 'string'
              ? { kind: 'lost', why: answer }
              : { kind: 'seen', server: answer, named: context.config.listening.headphones },
          ),
        );
      case 'move':
        return void move(effect.commands).then(() => tell({ kind: 'moved' }));
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(tell, effect.waitMs, { kind: 'due' });
        return;
      case 'headphones':
        return onHeadphones(effect.plugged, effect.isNews);
      case 'arrived':
        return onArrived(effect.goal);
      case 'log':
        return context.log({ event: 'sound', rule: effect.rule });
    }
  };
  const machine = runMachine({ state: noSound, effects: [] }, stepSound, perform, onError);
  return {
    direct: (goal) => tell({ kind: 'goal', goal }),
    report: (plugged) => tell({ kind: 'keys', plugged }),
    follow() {
      if (context.platform === 'linux') tell({ kind: 'follow' });
    },
    stop: () => tell({ kind: 'stop' }),
  };
}

type Told = SoundEvent extends infer Event ? (Event extends unknown ? Omit<Event, 'ms'> : never) : never;

function subscribe(tell: (event: Told) => void): ChildProcess {
  const child = spawn('pactl', ['subscribe'], { env: environment(), stdio: ['ignore', 'pipe', 'ignore'] });
  child.on('error', () => tell({ kind: 'lost', why: 'no-program' }));
  child.on('close', () => tell({ kind: 'lost', why: 'no-server' }));
  child.stdout.setEncoding('utf8').on('data', (lines: string) => tell({ kind: 'said', lines }));
  return child;
}

async function askServer(): Promise<SoundServer | Trouble> {
  const answers = await Promise.all([
    pactl('--format=json', 'list', 'sinks'),
    pactl('--format=json', 'list', 'sink-inputs'),
    pactl('get-default-sink'),
  ]).catch(troubleOf);
  return typeof answers === 'string' ? answers : (readSoundServer(...answers) ?? 'no-json');
}

/** One after the other: each may fail alone. */
async function move(commands: readonly (readonly string[])[]): Promise<void> {
  for (const command of commands) await pactl(...command).catch(() => undefined);
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
