import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KioskMode } from '../../build/kiosk-paths.ts';
import { buildStaffApp } from '../../build/staff.ts';
import { buildKiosk } from '../../build/kiosk-site.ts';
import { buildSite, type SiteBackend } from '../../build/site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, 'node_modules/.cache/builds');

/** Everything that a build reads; what it takes from node_modules is named by the lock file. */
const sources = ['src', 'public', 'build', 'electron'];
const files = /^(package-lock\.json|vite\.config\.ts|tsconfig\.json|\.env.*)$/;
const variables = /^(VITE_|KIOSK_PUBLIC_|RELEASE$)/;

/** So many builds are kept: a few branches of work, with and without a backend, both kiosks, the staff app. */
const maxBuilds = 15;

/** Puts a site into a folder: built when no test has built the same one before, else copied. */
export async function provideSite(backend: SiteBackend, folder: string): Promise<void> {
  await provide(`site-${await fingerprint(JSON.stringify(backend))}`, folder, async (draft) => {
    const outDir = join(draft, 'web');
    await buildSite({ backend, outDir });
    return outDir;
  });
}

/** As provideSite, for the staff app. */
export async function provideStaffApp(backend: SiteBackend, folder: string, siteUrl?: string): Promise<void> {
  await provide(`staff-${await fingerprint(JSON.stringify([backend, siteUrl]))}`, folder, async (draft) => {
    const outDir = join(draft, 'staff');
    await buildStaffApp({ backend, outDir, ...(siteUrl === undefined ? {} : { siteUrl }) });
    return outDir;
  });
}

/** As provideSite, for a kiosk. */
export async function provideKiosk(mode: KioskMode, folder: string): Promise<void> {
  await provide(`${mode}-${await fingerprint(mode)}`, folder, async (draft) => {
    process.env.KIOSK_FOLDER = join(draft, mode);
    return buildKiosk(mode).finally(() => delete process.env.KIOSK_FOLDER);
  });
}

/** Of several makers at the same time the first one's is kept. */
async function provide(
  name: string,
  folder: string,
  make: (draft: string) => Promise<string>,
): Promise<void> {
  const cached = join(cache, name);
  if (!(await stat(cached).catch(() => null))) {
    const draft = join(cache, `draft-${randomUUID()}`);
    await mkdir(draft, { recursive: true });
    await make(draft)
      .then((built) => rename(built, cached).catch(() => undefined))
      .finally(() => rm(draft, { recursive: true, force: true }));
  }
  await rm(folder, { recursive: true, force: true });
  await cp(cached, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const now = new Date();
  await utimes(cached, now, now);
  await removeOldest();
}

async function removeOldest(): Promise<void> {
  const names = (await readdir(cache)).filter((name) => !name.startsWith('draft-'));
  const times = await Promise.all(
    names.map(async (name) => ({ name, ms: (await stat(join(cache, name))).mtimeMs })),
  );
  const old = times.toSorted((a, b) => b.ms - a.ms).slice(maxBuilds);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}

/** Changes with every input of a build; with the day (UTC) too, which stands in what is built. */
async function fingerprint(order: string): Promise<string> {
  const hash = createHash('sha256').update(
    `${order} ${process.version} ${new Date().toISOString().slice(0, 10)}`,
  );
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => a.localeCompare(b)))
    if (variables.test(name)) hash.update(`${name}=${value}`);
  for (const path of await inputs()) hash.update(path).update(await readFile(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

async function inputs(): Promise<readonly string[]> {
  const listed = await Promise.all(
    sources.map(async (folder) => {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
      const found = entries.filter((entry) => entry.isFile());
      return found.map((entry) => join(entry.parentPath, entry.name).slice(root.length));
    }),
  );
  const beside = (await readdir(root)).filter((name) => files.test(name));
  return [...listed.flat(), ...beside].toSorted();
}
