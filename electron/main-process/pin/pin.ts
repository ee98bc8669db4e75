import { join } from 'node:path';
import { readPin } from '../config/config-file.ts';
import type { Context } from '../context/context.ts';
import { pinAttemptsIn, type PinAttempts } from './pin-attempts.ts';

/**
 * What the staff exit knows when the kiosk starts. A PIN that cannot be trusted counts as none, and the log says so.
 * @param folder where the PIN is.
 * @param data where the wrong tries are counted.
 */
export function openPin(
  { log }: Pick<Context, 'log'>,
  folder: string,
  data: string,
): { pinHash: string | null; tries: PinAttempts } {
  const { hash, problem } = readPin(folder);
  if (problem !== null) log({ event: 'config', rule: 'pin-refused' });
  return { pinHash: hash, tries: pinAttemptsIn(join(data, 'pin-tries')) };
}
