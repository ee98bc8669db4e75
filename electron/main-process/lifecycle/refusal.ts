import { app } from 'electron';
import { decideSwitches } from '../../policy/switches.ts';
import { sayError } from '../logging/console.ts';
import type { Context } from '../context.ts';
import type { DataFolder } from '../config/data-folder.ts';
import { exitCodes } from '../config/exit-codes.ts';
import { claimOnlyInstance } from './lifecycle.ts';

/**
 * Whether the kiosk must not start: called with a switch that it refuses, no folder to write to, nowhere to show itself, or
 * there already. Says why
 * on the standard error, where the caller sees it.
 * @param onSecond called in the kiosk that runs when another one is started.
 * @returns the exit code, or null when it may start.
 */
export function refuseStart(
  context: Context,
  argv: readonly string[],
  data: Pick<DataFolder, 'isWritable'>,
  onSecond: () => void,
): number | null {
  const switches = decideSwitches(
    argv,
    (name) => app.commandLine.hasSwitch(name),
    context.build,
    context.platform,
  );
  if (switches.action === 'deny') {
    context.log({ event: 'stop', rule: switches.rule, detail: switches.name });
    sayError(`The kiosk does not start with --${switches.name}. What it takes: --help.`);
    return exitCodes.config;
  }
  // Without a folder the lock of the only instance cannot be had either, and would seem to be another's.
  if (!data.isWritable) {
    sayError(
      'The kiosk can write neither to its data folder nor to the temporary folder. It needs one of them.',
    );
    return exitCodes.unable;
  }
  if (!hasDisplay(context.platform, argv, process.env)) {
    context.log({ event: 'stop', rule: 'no-display', detail: exitCodes.unable });
    sayError('The kiosk has no screen: neither DISPLAY nor WAYLAND_DISPLAY is set.');
    return exitCodes.unable;
  }
  if (claimOnlyInstance(onSecond)) return null;
  sayError('A kiosk is running already. It is in front now, and this one ends.');
  return exitCodes.ok;
}

/** Chromium ends without a word that helps when there is no screen, so what can be known before is said here. */
function hasDisplay(
  platform: string,
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (platform !== 'linux' || argv.some((word) => word.startsWith('--ozone-platform'))) return true;
  return Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
}
