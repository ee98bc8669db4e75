import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A command of the project that runs as a process of its own; `output` grows while it runs. */
export type RunningCommand = { child: ChildProcess; output: string; ended: Promise<number | null> };

/**
 * Runs one of the project's programs.
 * @param script path from the project's root.
 * @param env what it finds in its environment beside ours; a backend of ours is never a hosted one.
 */
export function runCommand(
  script: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): RunningCommand {
  const child = spawn(process.execPath, [script, ...args], {
    // Colours would stand between the letters that a test looks for.
    env: {
      ...process.env,
      NO_COLOR: '1',
      VITE_SUPABASE_URL: '',
      VITE_SUPABASE_PUBLISHABLE_KEY: '',
      RELEASE: '',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const state = { child, output: '', ended: once(child, 'exit').then(([code]) => code as number | null) };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      state.output += text;
    });
  }
  return state;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No port could be had.');
  return address.port;
}
