export * as format from '~/content/fr/format.ts';
export { words } from '~/content/fr/words.ts';
