import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes that were started with a value in their environment: a program, its children, and what it started again.
 * Zombies are over and not counted. Linux alone; elsewhere none is found.
 * @returns `pid command`, one a process.
 */
export function processesWith(name: string, value: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`${name}=${value}`))
    .filter((pid) => !/^State:\s+Z/m.test(read(`/proc/${pid}/status`)))
    .map((pid) => `${pid} ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()}`);
}

/** Ends at once what was found left, so that it is in nobody's way. Takes the lines of `processesWith`; others are ignored. */
export function endProcesses(lines: readonly string[]): void {
  for (const line of lines) {
    const pid = Number(/^\d+ /.exec(line)?.[0]);
    if (!(pid > 1)) continue;
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has gone meanwhile.
    }
  }
}

/** Empty when the process has gone meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
