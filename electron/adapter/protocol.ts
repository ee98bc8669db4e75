import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { protocol, type Session } from 'electron';
import { resolveAsset, type AssetManifest } from '../policy/assets.ts';
import { fallbackPage } from '../policy/fallback-page.ts';
import { fallbackHeaders, pageHeaders } from '../policy/headers.ts';
import { fallbackUrl, kioskScheme, layout } from '../policy/layout.ts';
import type { Desk } from './desk.ts';

/** Makes `app:` a scheme like https to Chromium. Before `ready`, once. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: kioskScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Answers `app://kiosk/…` of one session from the built pages.
 * @param root folder of main.js.
 */
export function servePages(
  session: { protocol: Pick<Session['protocol'], 'handle'> },
  desk: Desk,
  root: string,
): void {
  const manifest = readManifest(join(root, layout.manifest));
  session.protocol.handle(kioskScheme, async (request) => {
    if (request.url === fallbackUrl) return answerFallback(desk);
    const decision = resolveAsset(request, await manifest);
    if (decision.action === 'deny') {
      desk.deny(decision.rule, request.url);
      return new Response(null, { status: decision.status });
    }
    const bytes = await readFile(join(root, layout.pages, ...decision.path.split('/'))).catch(() => null);
    if (bytes === null) return new Response(null, { status: 404 });
    const headers = pageHeaders(decision.contentType);
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
  });
}

function answerFallback(desk: Desk): Response {
  const page = fallbackPage(desk.config.supportPhone?.display ?? null);
  return new Response(page, { headers: fallbackHeaders() });
}

/** The manifest beside main.js; an empty one when it cannot be read, so that the stand-in page comes up instead. */
async function readManifest(file: string): Promise<AssetManifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(
      Object.entries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
