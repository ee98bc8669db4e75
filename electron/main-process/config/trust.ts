import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Why what a file says must not count; null when it may. Whoever can write to a file or its folder says what is in it, and a
 * kiosk is in a test host with strangers: both belong to the administrator or to the user the kiosk runs as, and nobody else may
 * write. Windows guards its folder by its own rights.
 * @throws the system's error when the file cannot be looked at.
 */
export function findPermissionProblem(file: string, platform: string = process.platform): string | null {
  if (!statSync(file).isFile()) return 'This is no file.';
  if (platform === 'win32') return null;
  // A link has a folder as well as what it leads to.
  const folders = new Set([dirname(file), dirname(realpathSync(file))]);
  const wrong = [...folders]
    .map((folder) => permissionProblemOf(folder, 'the folder of this file'))
    .find((each) => each !== null);
  return permissionProblemOf(file, 'this file') ?? wrong ?? null;
}

function permissionProblemOf(path: string, name: string): string | null {
  const { mode, uid } = statSync(path);
  const own = process.getuid?.() ?? 0;
  // In a folder like /tmp anybody may add files, and nobody take another's away.
  const isSticky = (mode & 0o1000) !== 0 && name !== 'this file';
  if ((mode & 0o002) !== 0 && !isSticky) return `Anybody may write to ${name}: chmod o-w.`;
  return uid === 0 || uid === own ? null : `${upper(name)} belongs to another user: chown root.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
