import { createServer as createPlainServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { refuseConnection } from '../supabase/local/http/http-server.ts';
import { guardRequest, rejectForeignRequest, sourcesOnly } from './dev-guard.ts';
import { listen } from './serve.ts';
import { sitePaths } from './site-paths.ts';

const graceMs = 2_000;

/** A development server that listens. */
export type DevServer = { url: string; close: () => Promise<void> };

/**
 * Opens Vite behind the same server as the production site: requests reach Vite only after they were judged, and what
 * goes wrong in it ends one answer.
 * @param dataDirectory absolute path of the embedded backend's data, which is never served.
 * @throws StartError when the port is taken or not allowed.
 */
export async function openDevServer(options: { port: number; dataDirectory: string }): Promise<DevServer> {
  // Vite gets upgrades from here, and only those that were let through.
  const upgrades = createPlainServer();
  const vite = await createServer({
    configFile: sitePaths.config,
    server: {
      ...sourcesOnly(['src', 'public', 'node_modules'], options.dataDirectory),
      middlewareMode: true,
      hmr: { server: upgrades },
    },
  });
  outliveVite(vite);
  const site = await listen(options.port, 'PORT', (request, response) => {
    if (guardRequest(request, response) === 'answer') vite.middlewares(request, response);
  });
  site.onUpgrade((request, socket, head) => {
    if (isPageOfVite(request)) upgrades.emit('upgrade', request, socket, head);
    else refuseConnection(socket, '403 Forbidden');
  });
  return {
    url: site.url,
    close: async () => {
      await site.close();
      await closeInTime(vite);
    },
  };
}

/** Parts of Vite answer in the background, where nobody could catch what they throw. */
function outliveVite({ config }: ViteDevServer): void {
  process.on('unhandledRejection', (error) => {
    config.logger.error(`Vite could not answer: ${String(error).split('\n')[0]}`);
  });
}

/** Vite waits for every answer it has begun, even for one that nobody is waiting for any more. */
async function closeInTime(vite: ViteDevServer): Promise<void> {
  const closing = vite.close();
  await Promise.race([closing, wait(graceMs, undefined, { ref: false })]);
}

/** Hot reload, asked for by a page of this server. */
function isPageOfVite(request: IncomingMessage): boolean {
  const protocol = request.headers['sec-websocket-protocol'];
  return (protocol === 'vite-hmr' || protocol === 'vite-ping') && rejectForeignRequest(request) === null;
}
