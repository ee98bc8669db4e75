import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isatty } from 'node:tty';
import { parseArgs } from 'node:util';
import { kioskNames } from '../../../src/config/kiosk-names.ts';
import { pinFormat } from '../../../src/domain/contract/pin.ts';
import { describeProblem, describeRoom } from '../../policy/config-check.ts';
import { codeOf } from '../../policy/error-line.ts';
import { hashPin, isGuessable } from '../../policy/pin.ts';
import { exitCodes } from '../../policy/shutdown.ts';
import { hasDisplay } from '../../policy/window.ts';
import { configName, pinName, readConfig, readPin } from './config-file.ts';

type Tell = (line: string) => void;

const help = `${kioskNames.product}: fills the screen until staff leave with the PIN or a signal ends it.

  --config=FILE     use this file instead of config.json in the config folder
  --check-config    check the config and exit
  --pixels=1920x1080   with it: say which text sizes a panel of so many pixels has room for
  --restart-once-free  ask the kiosk that runs to restart once nobody is there, and exit
  --set-pin         read a PIN from the terminal or standard input, write its hash and exit
  --version         print the version and exit
  --help            print this help and exit

Exit codes: 0 stopped, 10 staff left, 64 no PIN or unknown argument, 65 broken config, 66 no config, 69 no kiosk runs, 73 folder not writable,
75 could not continue (start it again), 78 refused switch.
On Linux it does not run as root, not even for the commands: use any other user.`;

/** The operator's commands. The program answers to them as `--check-config` and `--set-pin`. */
export const commands = ['check-config', 'set-pin'] as const;
export type Command = (typeof commands)[number];

export const usage =
  'Usage: check-config [--config=FILE] [--folder=FOLDER] [--pixels=WIDTHxHEIGHT] | set-pin [--folder=FOLDER], with the PIN typed or on the standard input';

type Called = { argv: readonly string[]; folder: string; version: string; tell: Tell };

/**
 * Answers what the program was called for when it is not the kiosk itself.
 * @returns the exit code; null when a kiosk is to start.
 */
export function answerCommand({ argv, folder, version, tell }: Called): Promise<number> | null {
  if (argv.includes('--help')) {
    tell(help);
    return Promise.resolve(exitCodes.ok);
  }
  if (argv.includes('--version')) {
    tell(version);
    return Promise.resolve(exitCodes.ok);
  }
  const command = commands.find((name) => argv.includes(`--${name}`));
  if (command === undefined) return null;
  const args = argv.filter((arg) => arg !== `--${command}`);
  return runCommand(command, args, folder, tell);
}

/**
 * Runs one of the commands.
 * @param args the rest of the command line. An unknown argument is refused: a misspelled one would check or write the wrong file.
 * @param usualFolder where config and PIN lie unless `--folder` names another.
 * @returns the exit code.
 */
export async function runCommand(
  command: Command,
  args: readonly string[],
  usualFolder: string,
  tell: Tell,
): Promise<number> {
  let given: { config?: string; folder?: string; pixels?: string };
  try {
    const options = {
      config: { type: 'string' },
      folder: { type: 'string' },
      pixels: { type: 'string' },
    } as const;
    given = parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error));
    tell(usage);
    return exitCodes.usage;
  }
  const folder = given.folder ?? usualFolder;
  if (command === 'check-config') return runCheckConfig(folder, given, tell);
  const typed = hasDisplay(process.platform, process.env)
    ? await readPinFrom(process.stdin)
    : readPinAtOnce();
  return runSetPin(folder, typed, tell);
}

/**
 * `--check-config [--config=FILE] [--pixels=WIDTHxHEIGHT]`: says what is wrong with a config and the PIN beside it, line by line.
 * @returns the exit code: 0 when a kiosk would start with it as it is meant; 66 when there is none, 65 when it would be
 * ignored, or is probably not meant so.
 */
export function runCheckConfig(
  folder: string,
  given: { config?: string; pixels?: string },
  tell: Tell,
): number {
  const file = given.config ?? join(folder, configName);
  const [, widthPx, heightPx] = /^(\d{3,5})x(\d{3,5})$/.exec(given.pixels ?? '') ?? [];
  if (given.pixels !== undefined && heightPx === undefined) {
    tell(usage);
    return exitCodes.usage;
  }
  const { state, config, problems, warnings } = readConfig(file);
  for (const problem of [...problems, ...warnings]) tell(describeProblem(file, problem));
  if (state === 'missing') tell(`${file}: no such file. The kiosk would start with its defaults.`);
  if (state === 'fallback')
    tell('The kiosk would ignore this file and start with the strictest value of every field.');
  if (warnings.length > 0) tell('The kiosk would start with this file, but probably not as intended.');
  const pin = given.config === undefined ? readPin(folder).problem : null;
  if (pin !== null) tell(`${join(folder, pinName)}: ${pin} The kiosk would have no staff exit.`);
  const room =
    heightPx === undefined
      ? null
      : describeRoom(config.display, { widthPx: Number(widthPx), heightPx: Number(heightPx) });
  if (room !== null) tell(`${file}: display: ${room.line}`);
  if (state === 'missing') return exitCodes.noInput;
  if (state === 'fallback' || warnings.length > 0 || pin !== null || room?.isWhole === false)
    return exitCodes.data;
  tell(`${file}: good.`);
  return exitCodes.ok;
}

/**
 * `--set-pin`: makes the PIN file. The PIN comes from the standard input, so that it is in no list of processes and no
 * history of a shell.
 * @param typed null when nothing usable was typed.
 * @returns the exit code; when the folder cannot be written to, the line is told instead.
 */
export function runSetPin(folder: string, typed: string | null, tell: Tell): number {
  // A pipe may hold it twice, as one types it.
  const [pin, repeated = pin] = typed?.trim().split(/\s*\n\s*/) ?? [];
  if (pin === undefined || pin !== repeated) {
    tell('The two PINs are not the same. Nothing was changed.');
    return exitCodes.usage;
  }
  if (!pinFormat.test(pin)) {
    tell('A PIN has 4 to 12 digits. Nothing was changed.');
    return exitCodes.usage;
  }
  if (isGuessable(pin)) {
    tell('One digit repeated, or digits in a row, is what people try first. Nothing was changed.');
    return exitCodes.usage;
  }
  const line = hashPin(pin);
  const file = join(folder, pinName);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    writeFileSync(file, `${line}\n`);
    // Else the file would not count: findPermissionProblem() in config-file.ts.
    chmodSync(file, 0o644);
    tell(`${file}: written. It counts from the next start of the kiosk.`);
    return exitCodes.ok;
  } catch {
    tell(`${file} cannot be written to. As an administrator, put this one line into it:`);
    tell(line);
    return exitCodes.cannotWrite;
  }
}

/** The value of `--name=value` or `--name value` among the arguments; null when it is not there. */
export function argumentValue(argv: readonly string[], name: string): string | null {
  const at = argv.findIndex((word) => word === `--${name}` || word.startsWith(`--${name}=`));
  const found = argv[at];
  if (found === undefined) return null;
  if (found !== `--${name}`) return found.slice(name.length + 3);
  const next = argv[at + 1];
  return next === undefined || next.startsWith('-') ? null : next;
}

/** Shows a question on standard error, because standard output is for the result. */
function say(text: string): void {
  process.stderr.write(text);
}

/**
 * Reads the PIN from the standard input: all of it from a pipe or file; at a terminal, two lines that are not shown.
 * @returns null when the two lines differ or nobody answers.
 */
async function readPinFrom(input: NodeJS.ReadStream & { fd: 0 }): Promise<string | null> {
  if (!input.isTTY) return text(input);
  // What is typed is written to this, and so to nowhere.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  // It keeps lines that come before their question, as when both are pasted, and ends with Ctrl+C and Ctrl+D.
  const typed = lines[Symbol.asyncIterator]();
  lines.on('SIGINT', () => lines.close());
  const ask = async (question: string): Promise<string | null> => {
    say(question);
    const given = await typed.next();
    say('\n');
    return given.done === true ? null : given.value;
  };
  try {
    const first = await ask('New PIN: ');
    return first !== null && first === (await ask('Once more: ')) ? first : null;
  } finally {
    lines.close();
  }
}

/** As readPinFrom, without waiting, so that it works over ssh: Chromium ends a program without a display as soon as that waits. */
function readPinAtOnce(): string | null {
  if (!isatty(0)) return readUntil(null) ?? '';
  const stty = (args: readonly string[]) =>
    execFileSync('stty', args, { stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8' }).trim();
  const ask = (question: string): string | null => {
    say(question);
    const line = readUntil(newline);
    say('\n');
    return line;
  };
  const before = stty(['-g']);
  // Ctrl+C ends the line, and not the program, which would leave the terminal without an echo.
  stty(['-echo', '-isig', 'eol', '^C']);
  try {
    const first = ask('New PIN: ');
    return first !== null && first === ask('Once more: ') ? first : null;
  } finally {
    stty([before]);
  }
}

const newline = 0x0a;
const controlC = 0x03;

/** Reads the standard input up to a byte or to its end, and blocks meanwhile. @returns null when nothing is left, and after Ctrl+C. */
function readUntil(last: number | null): string | null {
  const bytes: number[] = [];
  for (;;) {
    const byte = readByte();
    if (byte === controlC || (byte === null && bytes.length === 0)) return null;
    if (byte === null || byte === last) return Buffer.from(bytes).toString();
    bytes.push(byte);
  }
}

/** The next byte; null at the end. Electron's standard input does not block by itself: it says EAGAIN while there is none. */
function readByte(): number | null {
  const one = Buffer.alloc(1);
  for (;;)
    try {
      return readSync(0, one) === 0 ? null : (one[0] ?? null);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
}
