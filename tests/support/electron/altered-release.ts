import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kioskFolder, type KioskMode } from '../../../build/kiosk-paths.ts';
import { layout } from '../../../electron/policy/layout.ts';
import { copyForOtherUser } from './other-user.ts';

/** A copy of the release build that something happened to. */
export type AlteredRelease = {
  main: string;
  /** Puts another text in place of a file's; null removes it, whatever it is. */
  change: (file: string, text: string | null) => AlteredRelease;
  /** Puts lines in front of the main file: the fault that a test injects, or what a test does from inside. */
  before: (lines: string) => AlteredRelease;
  /** Replaces a text everywhere in the main file. */
  replace: (from: string, to: string) => AlteredRelease;
  remove: () => void;
};

/** Copies a build, by default the release, so that a test can break it. */
export function alterRelease(mode: KioskMode = 'kiosk'): AlteredRelease {
  const { folder, remove } = copyForOtherUser(kioskFolder(mode));
  const main = join(folder, layout.main);
  const write = (change: (text: string) => string) => writeFileSync(main, change(readFileSync(main, 'utf8')));
  const altered: AlteredRelease = {
    main,
    change(file, text) {
      if (text === null) rmSync(join(folder, file), { recursive: true });
      else writeFileSync(join(folder, file), text);
      return altered;
    },
    before(lines) {
      write((text) => `${lines}\n${text}`);
      return altered;
    },
    replace(from, to) {
      write((text) => {
        if (!text.includes(from)) throw new Error(`The main file does not hold ${from}.`);
        return text.replaceAll(from, to);
      });
      return altered;
    },
    remove,
  };
  return altered;
}
