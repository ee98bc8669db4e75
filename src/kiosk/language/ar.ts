export * as format from '~/content/ar/format.ts';
export { words } from '~/content/ar/words.ts';
