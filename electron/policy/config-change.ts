import type { ConfigState } from '../../src/domain/contract/kiosk-bridge.ts';
import type { KioskConfig } from './config.ts';

/** A config and where it comes from. */
export type LoadedConfig = {
  config: KioskConfig;
  state: ConfigState;
  /** Of the file's text, in part; null where there is none that could be read. */
  hash: string | null;
};

/**
 * What a file that was read anew means for a kiosk that runs: nothing · it is refused, and the config in use holds · it is taken
 * over by the next page · it needs a new start, because the window, the supervisor or
 * the bus of assistive programs follows it only then.
 */
export type ConfigChange = 'none' | 'refuse' | 'renew' | 'restart';

/**
 * Compares the config in use with what was read. A broken file, or none, never replaces one that is in use: half a file is
 * written now and then, and defaults would loosen what the config has tightened.
 */
export function planConfigChange(current: LoadedConfig, read: LoadedConfig): ConfigChange {
  const isTaken = read.state === 'ok' || (current.state === 'fallback' && read.state === 'fallback');
  if (!isTaken) return current.state === 'refused' || read.state === current.state ? 'none' : 'refuse';
  if (isSame(current.config, read.config)) return 'none';
  const needsStart =
    read.config.display.index !== current.config.display.index ||
    read.config.supervised !== current.config.supervised ||
    read.config.listening.screenReader !== current.config.listening.screenReader;
  return needsStart ? 'restart' : 'renew';
}

function isSame(one: KioskConfig, other: KioskConfig): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
