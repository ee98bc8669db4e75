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
 * Answers `app://kiosk/…` of one session from the built pages. Whatever goes wrong ends that one answer: a plain 500
 * without a page, and one line in the log.
 * @param root folder of main.js.
 */
export function servePages(
  session: { protocol: Pick<Session['protocol'], 'handle'> },
  desk: Desk,
  root: string,
): void {
  const manifest = readManifest(join(root, layout.manifest));
  session.protocol.handle(kioskScheme, async (request) => {
    try {
      return await answer(request, desk, await manifest, join(root, layout.pages));
    } catch (error) {
      return fail(desk, error, 500);
    }
  });
}

async function answer(
  request: { method: string; url: string },
  desk: Desk,
  manifest: AssetManifest,
  pages: string,
): Promise<Response> {
  if (request.url === fallbackUrl) return answerFallback(desk);
  const decision = resolveAsset(request, manifest);
  if (decision.action === 'deny') {
    desk.deny(decision.rule, request.url);
    return new Response(null, { status: decision.status });
  }
  const bytes = await readFile(join(pages, ...decision.path.split('/'))).catch((error: unknown) => error);
  if (!Buffer.isBuffer(bytes)) return fail(desk, bytes, 404);
  const headers = pageHeaders(decision.contentType);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/** The error's code or kind alone is written: its words may hold an address. */
function fail(desk: Desk, error: unknown, status: 404 | 500): Response {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  desk.log({ event: 'error', rule: 'asset', detail: String(code ?? name) });
  return new Response(null, { status });
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
