import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/* The rules of dependency-cruiser.config.ts, tried on a small tree in which every line breaks one of them, or none. */

const from = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;\n`;
const typeFrom = (specifier: string) => `import type { A } from '${specifier}';\nexport type B = A;\n`;

/** A file that imports something, and the rule that refuses it. */
const refused: [file: string, text: string, rule: string][] = [
  ['src/domain/1.ts', from('react'), 'packages src/domain'],
  ['src/domain/2.ts', typeFrom('~/contract/a.ts'), 'direction src/domain'],
  ['src/domain/3.ts', from('../content/a.ts'), 'direction src/domain'],
  ['src/contract/1.ts', from('../brand/a.ts'), 'direction src/contract'],
  ['src/brand/1.ts', from('~/content/a.ts'), 'direction src/brand'],
  ['src/config/1.ts', from('~/content/a.ts'), 'direction src/config'],
  ['src/content/1.ts', from('react'), 'packages src/content'],
  ['src/content/2.ts', from('../ui/a.ts'), 'direction src/content'],
  ['src/content/3.ts', `import '../styles/a.css';\n`, 'direction src/content'],
  ['src/backend/1.ts', from('~/content/a.ts'), 'direction src/backend'],
  ['src/platform/1.ts', from('~/kiosk/a.ts'), 'direction src/platform'],
  ['src/ui/1.ts', typeFrom('~/domain/a.ts'), 'direction src/ui'],
  ['src/ui/2.ts', from('react-router-dom'), 'packages src/ui'],
  ['src/ui/3.ts', from('../../src/content/a.ts'), 'direction src/ui'],
  ['src/blocks/1.ts', from('~/backend/a.ts'), 'direction src/blocks'],
  ['src/blocks/2.ts', from('@supabase/supabase-js'), 'packages src/blocks'],
  ['src/features/one/1.ts', from('~/features/two/a.ts'), 'direction src/features/([^/]+)'],
  ['src/features/one/2.ts', from('../two/a.ts'), 'direction src/features/([^/]+)'],
  ['src/features/one/3.ts', from('~/web/a.ts'), 'direction src/features/([^/]+)'],
  ['src/features/one/4.ts', from('@supabase/supabase-js'), 'packages src/features/([^/]+)'],
  ['src/web/1.ts', `export const b = () => import('~/kiosk/a.ts');\n`, 'direction src/web'],
  ['src/web/2.ts', from('~/backend/a.ts'), 'direction src/web'],
  ['src/kiosk/1.ts', `export { a } from '~/web/a.ts';\n`, 'direction src/kiosk'],
  ['src/kiosk/2.ts', typeFrom('../../electron/policy/a.ts'), 'direction src/kiosk'],
  ['src/kiosk/3.ts', from('electron'), 'packages src/kiosk'],
  ['src/desk/1.ts', from('~/kiosk/a.ts'), 'direction src/desk'],
  ['src/desk/2.ts', from('~/features/one/a.ts'), 'direction src/desk'],
  ['src/desk/3.ts', from('@supabase/supabase-js'), 'packages src/desk'],
  ['src/features/one/5.ts', from('~/backend/desk/a.ts'), 'the desk stays at the desk'],
  ['src/backend/2.ts', from('./desk/a.ts'), 'the desk stays at the desk'],
  ['src/web/3.ts', `export const b = () => import('~/desk/a.ts');\n`, 'the desk stays at the desk'],
  ['src/styleguide/1.ts', from('~/features/one/a.ts'), 'direction src/styleguide'],
  ['src/other/1.ts', from('~/domain/a.ts'), 'a part without a row'],
  ['electron/policy/1.ts', from('../adapter/a.ts'), 'direction electron/policy'],
  ['electron/policy/2.ts', from('../../src/content/a.ts'), 'direction electron/policy'],
  ['electron/policy/3.ts', from('electron'), 'Electron acts in few files'],
  ['electron/adapter/1.ts', from('../../src/kiosk/a.ts'), 'direction electron/adapter'],
  ['electron/page-events.ts', from('./policy/a.ts'), 'direction electron/page-events.ts'],
  ['electron/preload.ts', from('./policy/a.ts'), 'direction electron/preload.ts'],
  ['electron/operator.ts', from('electron'), 'Electron acts in few files'],
  ['supabase/local/1.ts', from('../staff/a.ts'), 'direction supabase/local'],
  ['supabase/staff/1.ts', from('../../src/content/a.ts'), 'direction supabase/staff'],
  ['supabase/staff/2.ts', from('../../electron/policy/a.ts'), 'direction supabase/staff'],
  ['build/1.ts', from('../tests/support/a.ts'), 'direction build'],
  ['build/2.ts', from('../src/kiosk/a.ts'), 'direction build'],
  ['build/3.ts', from('../bench/a.ts'), 'direction build'],
  ['bench/1.ts', from('../src/features/one/a.ts'), 'direction bench'],
  ['tests/support/1.ts', from('../unit/a.ts'), 'direction tests/support'],
  ['src/domain/here.ts', from('./there.ts'), 'no circles'],
  ['src/domain/4.ts', from('./nowhere.ts'), 'leads to a file'],
];

/** A file that imports what it may. */
const accepted: [file: string, text: string][] = [
  ['src/domain/a.ts', from('zod/mini')],
  ['src/domain/there.ts', typeFrom('./a.ts') + from('./here.ts').replace('b', 'c')],
  ['src/contract/a.ts', from('../domain/a.ts')],
  ['src/brand/a.ts', from('../domain/a.ts')],
  ['src/content/a.ts', from('../brand/a.ts')],
  ['src/backend/a.ts', from('@supabase/supabase-js')],
  ['src/platform/a.ts', from('~/contract/a.ts')],
  ['src/ui/a.ts', from('react')],
  ['src/blocks/a.ts', from('~/ui/a.ts')],
  ['src/features/one/a.ts', from('~/backend/a.ts')],
  ['src/features/two/a.ts', from('./b.ts')],
  ['src/features/two/b.ts', from('~/blocks/a.ts')],
  ['src/web/a.ts', from('~/features/one/a.ts')],
  ['src/backend/desk/a.ts', from('../a.ts')],
  ['src/desk/a.ts', from('~/backend/desk/a.ts')],
  ['src/kiosk/a.ts', typeFrom('~/contract/a.ts')],
  ['electron/policy/a.ts', typeFrom('electron')],
  ['electron/adapter/a.ts', from('../policy/a.ts')],
  ['electron/main.ts', from('./adapter/a.ts')],
  ['supabase/staff/a.ts', from('../local/a.ts')],
  ['supabase/local/a.ts', from('../../src/contract/a.ts')],
  ['build/a.ts', from('../electron/policy/a.ts')],
  ['bench/a.ts', from('../tests/support/a.ts')],
  ['tests/support/a.ts', from('../../src/kiosk/a.ts')],
  ['tests/unit/a.ts', from('../support/a.ts')],
];

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } };

let folder: string;
let found: Map<string, string[]>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'directions-'));
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of [...refused, ...accepted]) put(file, text);
  put('src/styles/a.css', '');
  put('tsconfig.json', '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const config = resolve('dependency-cruiser.config.ts');
  const program = resolve('node_modules/.bin/depcruise');
  const words = [
    '--config',
    config,
    '--output-type',
    'json',
    'src',
    'electron',
    'supabase',
    'build',
    'bench',
    'tests',
  ];
  const { stdout } = spawnSync(program, words, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { summary } = JSON.parse(stdout) as Report;
  found = new Map();
  for (const { from: file, rule } of summary.violations)
    found.set(file, [...(found.get(file) ?? []), rule.name]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(refused)('%s with %j breaks %s', (file, _text, rule) => {
  expect(found.get(file) ?? []).toContain(rule);
});

test('what may be imported breaks nothing', () => {
  const circle = 'src/domain/there.ts';
  const broken = accepted.flatMap(([file]) => (file === circle ? [] : (found.get(file) ?? [])));
  expect(broken).toEqual([]);
});
