import { rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * electron-builder's hook, after a folder of the program has been laid out: an Electron of one's own may bring a starter along,
 * and a package holds the kiosk alone.
 */
export function afterPack({ appOutDir }: { appOutDir: string }): void {
  for (const starter of ['resources/app', 'resources/default_app.asar', 'recipe'])
    rmSync(join(appOutDir, starter), { recursive: true, force: true });
}
