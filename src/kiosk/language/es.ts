export * as format from '~/content/es/format.ts';
export { words } from '~/content/es/words.ts';
