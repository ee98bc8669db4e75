import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { resolveAsset, type AssetManifest } from '../../electron/policy/assets.ts';
import { pageAnswer } from '../../electron/policy/headers.ts';
import { kioskHost, kioskScheme, layout } from '../../electron/policy/layout.ts';
import { stackFolder } from './stack-info.ts';

/** Where the browser tests build their kiosk. */
export const testKioskFolder = join(stackFolder, 'kiosk');

export type KioskServer = { url: string; close: () => Promise<void> };

/**
 * Serves a built kiosk over http with the very resolver and headers that answer `app://kiosk/`: same files, same bytes,
 * same headers. Listens on a free port of this computer.
 * @param folder `dist/kiosk`.
 */
export async function serveKiosk(folder: string): Promise<KioskServer> {
  const manifest: AssetManifest = JSON.parse(await readFile(join(folder, layout.manifest), 'utf8'));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = `${kioskScheme}://${kioskHost}${request.url ?? '/'}`;
    const decision = resolveAsset({ method: request.method ?? '', url }, manifest);
    if (decision.action === 'deny') {
      response.writeHead(decision.status).end();
      return;
    }
    const bytes = await readFile(join(folder, layout.pages, decision.path));
    const { data, headers } = pageAnswer(decision.contentType, bytes);
    response.writeHead(200, headers).end(data);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/index.html`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
