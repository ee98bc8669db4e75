import { existsSync, rmSync } from 'node:fs';
import { replaceFile } from './replace-file.ts';

/** Whether staff have taken the kiosk out of service, kept where the next start finds it. */
export type ServiceFlag = {
  isOut: () => boolean;
  /** @returns whether it was kept. */
  keep: (out: boolean) => boolean;
};

/** Keeps it as a file of the data folder that is there or not. Never throws. */
export function serviceFlagIn(file: string): ServiceFlag {
  return {
    isOut: () => existsSync(file),
    keep(out) {
      try {
        if (out) replaceFile(file, '');
        else rmSync(file, { force: true });
        return true;
      } catch {
        return false;
      }
    },
  };
}
