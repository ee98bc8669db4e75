import { planConfigChange, type ConfigChange, type LoadedConfig } from '../../policy/config-change.ts';
import type { Context } from '../context.ts';
import { readConfig, type ReadConfig } from './config-file.ts';

/** The config in use, which follows its file when it is asked to. */
export type LiveConfig = {
  current: () => LoadedConfig;
  /** When the config in use was read, in milliseconds of the wall clock. */
  readAtMs: () => number;
  /** Reads the file anew. A broken one is refused, and the log says so once. */
  reread: () => ConfigChange;
};

/** @param first what was read at the start. */
export function createLiveConfig(
  file: string,
  first: ReadConfig,
  { log, wallClockMs }: Pick<Context, 'log' | 'wallClockMs'>,
): LiveConfig {
  let current: LoadedConfig = first;
  let readAtMs = wallClockMs();
  return {
    current: () => current,
    readAtMs: () => readAtMs,
    reread() {
      const read = readConfig(file);
      const change = planConfigChange(current, read);
      if (change === 'refuse') {
        current = { ...current, state: 'refused' };
        log({ event: 'config', rule: 'refused', detail: read.problems.length });
      }
      const isAgain = change === 'none' && read.state === 'ok' && read.hash !== null;
      if (change === 'renew' || isAgain) current = read;
      if (change === 'renew') {
        readAtMs = wallClockMs();
        log({ event: 'config', rule: read.state, detail: read.problems.length });
      }
      return change;
    },
  };
}
