export * as format from '~/content/hi/format.ts';
export { words } from '~/content/hi/words.ts';
