import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '../../src/config/brand.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What the builds, the packer and the one command read. */
const sources = [
  'src',
  'public',
  'electron',
  'build',
  'supabase',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** What another company would write into brand.ts; each is longer than what stands there. */
export const otherBrand = {
  productName: 'Alder Health Partners',
  shortName: 'alderhealthpartners',
  parentCompany: 'Alder Health Partners Incorporated',
} as const;

/** What shows the brand and is made in a rebranded copy: folders and files, from the copy's root. */
const made = ['dist/web', 'dist/nginx-site.conf', 'dist/kiosk', 'dist/kiosk-package', 'public'];
/** What the kiosk's installer takes beside that (build/kiosk-brand.ts). */
const packed = ['package.json', 'build/linux/config.example.json'];

/**
 * Gives a copy of the sources another brand, as a newcomer would: brand.ts, and `npm run brand`. Then builds it.
 * @param result an empty folder. It gets all that is built or packed, under its path in the project.
 * @throws Error with a command's own words when it fails.
 */
export async function buildRebranded(result: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'rebranded-'));
  try {
    for (const path of sources) await cp(join(root, path), join(copy, path), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    await renameBrand(join(copy, 'src/config/brand.ts'));
    run(copy, ['build/brand.ts']);
    run(copy, ['build/build.ts', '--without-backend']);
    run(copy, ['build/kiosk.ts']);
    run(copy, [
      '--eval',
      "import('./build/kiosk-brand.ts').then((it) => it.writeKioskBrand('dist/kiosk-package'))",
    ]);
    for (const path of [...made, ...packed]) {
      await mkdir(join(result, path, '..'), { recursive: true });
      await cp(join(copy, path), join(result, path), { recursive: true });
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Writes the other brand over the old one wherever brand.ts says it: in names, addresses and ids. */
async function renameBrand(file: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const renamed = text
    .replaceAll(brand.parentCompany, otherBrand.parentCompany)
    .replaceAll(brand.productName, otherBrand.productName)
    .replaceAll(new RegExp(brand.shortName, 'gi'), otherBrand.shortName);
  await writeFile(file, renamed);
}

function run(folder: string, words: readonly string[]): void {
  const { VITE_SUPABASE_URL: _url, VITE_SUPABASE_ANON_KEY: _key, RELEASE: _release, ...env } = process.env;
  delete env.KIOSK_FOLDER;
  const { status, stderr } = spawnSync(process.execPath, [...words], { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${words.join(' ')} failed:\n${stderr}`);
}
