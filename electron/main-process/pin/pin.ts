import { join } from 'node:path';
import { readPin } from '../config/config-file.ts';
import type { Desk } from '../context/context.ts';
import { pinTriesIn, type PinTries } from './pin-attempts.ts';

/**
 * What the staff exit knows when the kiosk starts. A PIN that cannot be trusted counts as none, and the log says so.
 * @param folder where the PIN is.
 * @param data where the wrong tries are counted.
 */
export function openPin(
  { log }: Pick<Desk, 'log'>,
  folder: string,
  data: string,
): { pinHash: string | null; tries: PinTries } {
  const { hash, problem } = readPin(folder);
  if (problem !== null) log({ event: 'config', rule: 'pin-refused' });
  return { pinHash: hash, tries: pinTriesIn(join(data, 'pin-tries')) };
}
