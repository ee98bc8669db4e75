import { createHash } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DebOrder } from './deb-order.ts';

/**
 * Lays the files of a package out as dpkg-deb takes them: the system's tree, and `DEBIAN` with control file, checksums,
 * conffiles and scripts.
 * @returns the folder; it belongs to the caller.
 */
export function layOut(order: DebOrder): string {
  const root = mkdtempSync(join(tmpdir(), 'deb-'));
  for (const { from, to } of order.files) copyIn(from, join(root, to));
  openFolders(root);
  const files = filesBelow(root, '');
  const control = join(root, 'DEBIAN');
  mkdirSync(control);
  for (const [name, script] of Object.entries(order.scripts)) {
    cpSync(script, join(control, name));
    chmodSync(join(control, name), 0o755);
  }
  const conffiles = files.filter((file) => file.startsWith('etc/')).map((file) => `/${file}\n`);
  const sums = files.map((file) => `${md5(join(root, file))}  ${file}\n`);
  const kilobytes = files.reduce((sum, file) => sum + Math.ceil(lstatSync(join(root, file)).size / 1_024), 0);
  writeFileSync(join(control, 'conffiles'), conffiles.join(''));
  writeFileSync(join(control, 'md5sums'), sums.join(''));
  writeFileSync(join(control, 'control'), describe(order, kilobytes));
  return root;
}

function copyIn(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Every user can enter every folder, whatever the umask was when the package was made. */
function openFolders(folder: string): void {
  chmodSync(folder, 0o755);
  for (const each of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, each.name);
    if (each.isDirectory()) openFolders(path);
    // Readable by everybody, and executable by everybody where it is by its owner.
    else if (each.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function filesBelow(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((each) => {
    const path = folder === '' ? each.name : `${folder}/${each.name}`;
    return each.isDirectory() ? filesBelow(root, path) : [path];
  });
}

function md5(file: string): string {
  return createHash('md5').update(readFileSync(file)).digest('hex');
}

/** The control file (deb-control(5)). Lines after a description's first begin with a space. */
function describe(order: DebOrder, kilobytes: number): string {
  const [synopsis = order.name, ...rest] = order.description.split('\n').map((line) => line.trim());
  const fields: readonly (readonly [string, string])[] = [
    ['Package', order.name],
    ['Version', order.version],
    ['Architecture', order.architecture],
    ['Vendor', order.vendor ?? ''],
    ['License', order.license ?? ''],
    ['Maintainer', order.maintainer],
    ['Installed-Size', `${kilobytes}`],
    ['Depends', order.depends.join(', ')],
    ['Recommends', order.recommends.join(', ')],
    ['Section', order.section],
    ['Priority', order.priority],
    ['Homepage', order.homepage],
    ['Description', [synopsis, ...rest.filter((line) => line !== '').map((line) => ` ${line}`)].join('\n')],
  ];
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
