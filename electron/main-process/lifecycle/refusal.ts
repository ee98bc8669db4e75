import { app } from 'electron';
import { decideSwitches } from '../../policy/switches.ts';
import { hasDisplay } from '../../policy/window.ts';
import { writeError } from '../log.ts';
import type { Context } from '../context.ts';
import type { DataFolder } from '../config/data-folder.ts';
import { exitCodes } from '../../policy/shutdown.ts';

const restartWord = '--restart-once-free';

/** Whether a second program was started only to ask this one for a restart. */
export function asksForRestart(argv: readonly string[]): boolean {
  return argv.includes(restartWord);
}

/**
 * `--restart-once-free`: asks the kiosk that runs, of the same user, to restart once nobody is there.
 * @returns the exit code.
 */
export function askForRestart(tell: (line: string) => void): number {
  if (app.requestSingleInstanceLock()) {
    app.releaseSingleInstanceLock();
    tell('No kiosk of this user is running.');
    return exitCodes.notRunning;
  }
  tell('The kiosk restarts once nobody is there.');
  return exitCodes.ok;
}

/**
 * Whether the kiosk must not start: called with a switch that it refuses, no folder to write to, nowhere to show itself, or
 * there already (its arguments are ignored then, and the kiosk that runs comes to the front). Says why on the standard error,
 * where the caller sees it.
 * @param onSecond called in the kiosk that runs when another one is started, with that one's arguments.
 * @returns the exit code, or null when it may start.
 */
export function refuseStart(
  context: Context,
  argv: readonly string[],
  data: Pick<DataFolder, 'isWritable'>,
  onSecond: (argv: readonly string[]) => void,
): number | null {
  const switches = decideSwitches(
    argv,
    (name) => app.commandLine.hasSwitch(name),
    context.build,
    context.platform,
  );
  if (switches.action === 'deny') {
    context.log({ event: 'stop', rule: switches.rule, detail: switches.name });
    writeError(`The kiosk does not start with --${switches.name}. What it takes: --help.`);
    return exitCodes.config;
  }
  // Without a folder the lock of the only instance cannot be had either, and would seem to be another's.
  if (!data.isWritable) {
    writeError(
      'The kiosk can write neither to its data folder nor to the temporary folder. It needs one of them.',
    );
    return exitCodes.failed;
  }
  // Chromium ends without a word that helps when there is no screen, so what can be known before is said here.
  const isDrawnElsewhere = argv.some((word) => word.startsWith('--ozone-platform'));
  if (!isDrawnElsewhere && !hasDisplay(context.platform, process.env)) {
    context.log({ event: 'stop', rule: 'no-display', detail: exitCodes.failed });
    writeError('The kiosk has no screen: neither DISPLAY nor WAYLAND_DISPLAY is set.');
    return exitCodes.failed;
  }
  if (!app.requestSingleInstanceLock()) {
    writeError('A kiosk is running already. It is in front now, and this one ends.');
    return exitCodes.ok;
  }
  app.on('second-instance', (_event, second) => onSecond(second));
  // Without a listener Electron ends the program with its last window.
  app.on('window-all-closed', () => undefined);
  return null;
}
