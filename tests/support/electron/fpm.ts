#!/usr/bin/env node
/*
 * Makes the .deb that electron-builder orders from fpm, where fpm is not installed and cannot be downloaded: the tests need the
 * package's own files in their places (unit, session, scripts), not a package for others. Called by packages.spec.ts.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    depends: { type: 'string', short: 'd', multiple: true },
    ...Object.fromEntries(
      ['name', 'version', 'architecture', 'maintainer', 'description', 'package'].map((name) => [
        name,
        { type: 'string' } as const,
      ]),
    ),
    'after-install': { type: 'string' },
    'before-remove': { type: 'string' },
    'after-remove': { type: 'string' },
  },
});
const root = mkdtempSync(join(tmpdir(), 'deb-'));
const control = join(root, 'DEBIAN');
mkdirSync(control);
// `FROM=TO`; whatever belongs to an option that is not named above is no such pair.
for (const word of positionals.filter((each) => /=\//.test(each))) {
  const at = word.lastIndexOf('=');
  const to = join(root, word.slice(at + 1));
  mkdirSync(dirname(to), { recursive: true });
  cpSync(word.slice(0, at), to, { recursive: true, verbatimSymlinks: true });
}
execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', root]);
for (const [script, option] of [
  ['postinst', 'after-install'],
  ['prerm', 'before-remove'],
  ['postrm', 'after-remove'],
] as const) {
  cpSync(String(values[option]), join(control, script));
  chmodSync(join(control, script), 0o755);
}
const sums = 'find . -path ./DEBIAN -prune -o -type f -printf "%P\\\\0" | xargs -0 md5sum > DEBIAN/md5sums';
execFileSync('sh', ['-c', sums], { cwd: root });
execFileSync('sh', ['-c', 'find etc -type f -printf "/%p\\n" > DEBIAN/conffiles'], { cwd: root });
writeFileSync(
  join(control, 'control'),
  [
    `Package: ${values.name}`,
    `Version: ${values.version}`,
    `Architecture: ${values.architecture}`,
    `Maintainer: ${values.maintainer}`,
    `Depends: ${[values.depends].flat().join(', ')}`,
    `Description: ${values.description}`,
    '',
  ].join('\n'),
);
execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, String(values.package)]);
rmSync(root, { recursive: true });
