import { devices } from './devices.ts';
import { faults } from './faults.ts';
import { files } from './files.ts';
import { frames } from './frames.ts';
import { keyboard } from './keys.ts';
import { navigation } from './navigation.ts';
import { program } from './program.ts';
import { surface } from './surface.ts';
import type { Area, Escape } from './types.ts';
import { visits } from './visits.ts';
import { windows } from './windows.ts';

/** Every way out of the kiosk that we know of: the one table behind unit tests, browser tests and docs/escape-matrix.md. */
export const escapeMatrix: readonly Area[] = [
  navigation,
  frames,
  windows,
  keyboard,
  surface,
  devices,
  program,
  files,
  faults,
  visits,
];

export const escapes: readonly Escape[] = escapeMatrix.flatMap((area) => area.escapes);
