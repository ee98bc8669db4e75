import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What makes the .deb, as electron-builder's environment: `fpm` where it is on the PATH, else our own `deb.ts` where dpkg-deb
 * is; elsewhere nothing is said, and electron-builder fetches an fpm.
 */
export function debMaker(
  platform: string,
  { PATH = '', CUSTOM_FPM_PATH }: NodeJS.ProcessEnv,
): Readonly<Record<string, string>> {
  if (platform !== 'linux' || CUSTOM_FPM_PATH) return {};
  const has = (program: string) => PATH.split(delimiter).some((folder) => canRun(join(folder, program)));
  if (has('fpm')) return { USE_SYSTEM_FPM: 'true' };
  if (!has('dpkg-deb')) return {};
  return {
    CUSTOM_FPM_PATH: fileURLToPath(new URL('deb.ts', import.meta.url)),
    // Its first line asks for `node`: this one, which reads TypeScript.
    PATH: `${dirname(process.execPath)}${delimiter}${PATH}`,
  };
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
