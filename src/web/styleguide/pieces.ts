import type { Example } from '~/ui/example.ts';

const files = import.meta.glob<{ examples: readonly Example[] }>(
  '../../{ui,blocks,features}/*/*.examples.tsx',
  {
    eager: true,
  },
);

/** Every piece that has examples, by the name of its component. */
export const pieces = Object.entries(files).map(([path, { examples }]) => ({
  name: path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path,
  examples,
}));
