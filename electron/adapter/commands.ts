import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem } from '../policy/config.ts';
import { hashPin, pinFormat } from '../policy/pin.ts';
import { configName, pinName, readConfig } from './config-file.ts';
import { exitCodes } from './exit-codes.ts';

type Tell = (line: string) => void;

const help = `Fernwell kiosk: fills the screen until staff leave with the PIN, or a signal ends it.

  --config=FILE     takes this file instead of config.json in its folder
  --check-config    says what is wrong with the config, and ends
  --set-pin         takes a PIN from the standard input, writes its hash, and ends
  --version         says its version, and ends
  --help            says this, and ends

Exit codes: 0 stopped, 10 staff left, 64 no PIN, 65 broken config, 66 no config, 73 folder not writable,
75 it could not go on (start it again), 78 called with a switch that it refuses.
On Linux it does not run as root, not even for the commands: take any other user.`;

type Called = { argv: readonly string[]; folder: string; version: string; tell: Tell };

/**
 * Answers what the program was called for when it is not the kiosk itself.
 * @returns the exit code; null when a kiosk is to start.
 */
export function answerCommand({ argv, folder, version, tell }: Called): number | null {
  if (argv.includes('--help')) {
    tell(help);
    return exitCodes.ok;
  }
  if (argv.includes('--version')) {
    tell(version);
    return exitCodes.ok;
  }
  if (argv.includes('--check-config')) return runCheckConfig(folder, argumentValue(argv, 'config'), tell);
  if (argv.includes('--set-pin')) return runSetPin(folder, readFileSync(0, 'utf8'), tell);
  return null;
}

/**
 * `--check-config [--config=FILE]`: says what is wrong with a config, line by line.
 * @returns the exit code: 0 when a kiosk would start with it, 66 when there is none, 65 when it would be ignored.
 */
export function runCheckConfig(folder: string, given: string | null, tell: Tell): number {
  const file = given ?? join(folder, configName);
  const { state, problems } = readConfig(file);
  if (state === 'ok') tell(`${file}: good.`);
  if (state === 'missing') tell(`${file}: there is no such file. The kiosk would start with its defaults.`);
  for (const problem of problems) tell(describeProblem(file, problem));
  if (state === 'fallback') tell('The kiosk would ignore this file and start locked, with its defaults.');
  return { ok: exitCodes.ok, missing: exitCodes.noInput, fallback: exitCodes.data }[state];
}

/**
 * `--set-pin`: makes the PIN file. The PIN comes from the standard input, so that it is in no list of processes and no
 * history of a shell.
 * @returns the exit code; when the folder cannot be written to, the line is told instead.
 */
export function runSetPin(folder: string, typed: string, tell: Tell): number {
  const pin = typed.trim();
  if (!pinFormat.test(pin)) {
    tell('A PIN has 4 to 12 digits. Nothing was changed.');
    return exitCodes.usage;
  }
  const line = hashPin(pin);
  const file = join(folder, pinName);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${line}\n`, { mode: 0o644 });
    tell(`${file}: written. It counts from the next start of the kiosk.`);
    return exitCodes.ok;
  } catch {
    tell(`${file} cannot be written to. As an administrator, put this one line into it:`);
    tell(line);
    return exitCodes.cannotWrite;
  }
}

/** The value of `--name=value` among the arguments; null when it is not there. */
export function argumentValue(argv: readonly string[], name: string): string | null {
  const found = argv.find((word) => word.startsWith(`--${name}=`));
  return found === undefined ? null : found.slice(name.length + 3);
}
