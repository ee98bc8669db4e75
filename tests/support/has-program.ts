import { spawnSync } from 'node:child_process';

/** Whether a program of the system can be started here. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ['--version']).error === undefined;
}
