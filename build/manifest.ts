import type { Manifest } from 'vite';

/** Files a page needs: scripts in the order to run them (what others import first, the entry last), and its styles. Paths from the site's root. */
export type PageFiles = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Collects all chunks of a page from Vite's manifest, so that they can be asked for at once.
 * @param entry the script that starts the page, relative to src (`web/languages/en.ts`).
 * @param modules the page's own modules (`features/home/HomePage.tsx`).
 * @param lateModules modules of which only the styles are needed at first.
 * @throws Error naming a module the manifest does not know.
 */
export function pageFiles(
  manifest: Manifest,
  entry: string,
  modules: readonly string[],
  lateModules: readonly string[] = [],
): PageFiles {
  const keys = modules.map(manifestKey);
  const entryModule = manifestKey(entry);
  const { scripts } = collect(manifest, [...keys, entryModule]);
  const { styles } = collect(manifest, [entryModule, ...keys]);
  const late = collect(manifest, lateModules.map(manifestKey));
  return { scripts: [...scripts], styles: [...new Set([...styles, ...late.styles])] };
}

/** All scripts and styles of these modules, each once. Paths from the site's root. */
export function allFiles(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const { scripts, styles } = collect(manifest, modules.map(manifestKey));
  return [...scripts, ...styles];
}

const root = 'web/';

/** Vite names modules from its root, src/web. */
function manifestKey(module: string): string {
  return module.startsWith(root) ? module.slice(root.length) : `../${module}`;
}

function collect(manifest: Manifest, keys: readonly string[]) {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build's manifest has no ${key}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(`/${chunk.file}`);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}
