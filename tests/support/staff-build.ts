import { join } from 'node:path';
import { listen, siteHandler } from '../../build/serve.ts';
import { provideDesk } from './shared-build.ts';
import { stackFolder, stackPorts } from './stack-info.ts';

/**
 * Builds the desk for a backend and serves it beside the browser tests' other servers.
 * @param opened gets what must be closed at the end.
 */
export async function serveDesk(
  { url, anonKey }: { url: string; anonKey: string },
  opened: (() => Promise<void>)[],
): Promise<void> {
  const folder = join(stackFolder, 'desk');
  await provideDesk({ url, anonKey }, folder);
  const desk = await listen(stackPorts.desk, 'DESK_PORT', await siteHandler(folder));
  opened.push(desk.close);
}
