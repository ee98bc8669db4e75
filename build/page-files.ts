import type { Rolldown } from 'vite';

/** Files a page needs: the script that starts it, all scripts (what others import first), and its styles. Paths from the site's root. */
export type PageFiles = { entry: string; scripts: readonly string[]; styles: readonly string[] };

/** What is asked of a built chunk. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'isEntry' | 'moduleIds' | 'viteMetadata'
>;

/**
 * Collects all chunks of a page, so that they can be asked for at once.
 * @param chunks what Vite has built.
 * @param modules ends of the paths of the page's modules, such as `/HomePage.tsx`; the entry is always there.
 * @throws Error naming a module that no chunk holds.
 */
export function pageFiles(chunks: readonly Chunk[], modules: readonly string[]): PageFiles {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports) visit(chunks.find(({ fileName }) => fileName === imported));
    scripts.add(`/${chunk.fileName}`);
  };
  for (const chunk of [entry, ...modules.map((module) => chunkOf(chunks, module))]) visit(chunk);
  return { entry: `/${entry.fileName}`, scripts: [...scripts], styles: [...styles] };
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}.`);
  return chunk;
}
