import { readFileSync } from 'node:fs';
import process from 'node:process';
import { argumentValue, runCheckConfig, runSetPin } from './adapter/commands.ts';
import { exitCodes } from './adapter/exit-codes.ts';
import { configFolder } from './policy/config.ts';

/**
 * The operator's two commands without Electron, for a machine that has only Node: `node electron/operator.ts check-config`
 * and `node electron/operator.ts set-pin < file`. The program itself answers to `--check-config` and `--set-pin`.
 */
const [command, ...rest] = process.argv.slice(2);
const folder = argumentValue(rest, 'folder') ?? configFolder(process.platform, process.env);
const tell = (line: string) => void process.stdout.write(`${line}\n`);

if (command === 'check-config')
  process.exitCode = runCheckConfig(folder, argumentValue(rest, 'config'), tell);
else if (command === 'set-pin') process.exitCode = runSetPin(folder, readFileSync(0, 'utf8'), tell);
else {
  tell('Usage: check-config [--config=FILE] | set-pin [--folder=FOLDER], with the PIN on the standard input');
  process.exitCode = exitCodes.usage;
}
