import process from 'node:process';
import { commands, runCommand, usage } from './main-process/config/commands.ts';
import { exitCodes } from './policy/shutdown.ts';
import { configFolder } from './policy/config.ts';

/**
 * The operator's two commands without Electron: `npm run kiosk:check-config` and `npm run kiosk:set-pin`, by the Node that the
 * project brings. The program itself answers to `--check-config` and `--set-pin`.
 */
const [name, ...args] = process.argv.slice(2);
const command = commands.find((each) => each === name);
const tell = (line: string) => void process.stdout.write(`${line}\n`);

if (command === undefined) {
  tell(usage);
  process.exitCode = exitCodes.usage;
} else process.exitCode = await runCommand(command, args, configFolder(process.platform, process.env), tell);
