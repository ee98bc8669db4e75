import { spawnSync } from 'node:child_process';

/** Debian's package of the programs that translators use on PO files. */
export const toolkitPackages = ['translate-toolkit'];

/** Whether they are here. */
export function isToolkitHere(): boolean {
  return spawnSync('pocount', ['--help']).status === 0;
}
