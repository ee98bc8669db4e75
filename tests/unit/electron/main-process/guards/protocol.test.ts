import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProtocolRequest, ProtocolResponse } from 'electron';
import { expect, test, vi } from 'vitest';
import { makeManifest } from '../../../../../electron/policy/assets.ts';
import type { KioskConfig } from '../../../../../electron/policy/config.ts';
import { pageHeaders } from '../../../../../electron/policy/headers.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';

const registered = vi.hoisted(() => [] as unknown[]);
vi.mock('electron', () => ({
  protocol: { registerSchemesAsPrivileged: (schemes: unknown[]) => void registered.push(...schemes) },
}));
const { registerScheme, servePages } =
  await import('../../../../../electron/main-process/guards/protocol.ts');

type Registered = (request: ProtocolRequest, give: (response: Buffer | ProtocolResponse) => void) => void;

/** A session's `protocol` that keeps the handler it is given, and asks it. */
function keepAnswers() {
  let handler: Registered | null = null;
  return {
    protocol: {
      registerBufferProtocol: (_scheme: string, given: Registered) => {
        handler = given;
        return true;
      },
    },
    /** @param request as a page sends it; what is not a request is asked as well. */
    ask: async (request: { method: unknown; url: unknown }): Promise<Response> => {
      const answer = await new Promise<Buffer | ProtocolResponse>((resolve) =>
        // Whatever comes in from Chromium is asked as if it were a request.
        handler?.(request as ProtocolRequest, resolve),
      );
      if (Buffer.isBuffer(answer)) throw new Error('An answer without a status.');
      const headers = Object.entries(answer.headers ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const body = Buffer.isBuffer(answer.data) ? new Uint8Array(answer.data) : null;
      return new Response(body, { headers, ...(answer.statusCode && { status: answer.statusCode }) });
    },
  };
}

function served(
  manifest: string | null = JSON.stringify(makeManifest(['index.html', 'assets/gone.js', 'gone.webp'])),
  config: Partial<KioskConfig> = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'kiosk-pages-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages', 'index.html'), '<p>home</p>');
  writeFileSync(join(root, 'pages', 'index.hi.html'), '<p>घर</p>');
  writeFileSync(join(root, 'pages', 'secret.html'), 'secret');
  writeFileSync(join(root, 'main.js'), 'main');
  if (manifest !== null) writeFileSync(join(root, 'pages.json'), manifest);
  const supportPhone = { dial: '+18005550199', display: '1-800-555-0199' };
  const context = fakeContext({}, { supportPhone, ...config });
  const kept = keepAnswers();
  let missing = 0;
  servePages(kept, context, root, () => void (missing += 1));
  const ask = (url: string, method = 'GET') => kept.ask({ url, method });
  return { root, context, ask, missing: () => missing };
}

test('a page comes with its headers, and with a nonce of its own for the one style that a library makes', async () => {
  const { root, ask } = served();
  writeFileSync(join(root, 'pages/index.html'), '<meta nonce="%NONCE%" />');
  const nonces = new Set<string>();
  for (const answer of [await ask('app://kiosk/index.html'), await ask('app://kiosk/index.html')]) {
    expect(answer.status).toBe(200);
    const nonce = /<meta nonce="([^"]{20,})" \/>/.exec(await answer.text())?.[1] ?? '';
    for (const [name, value] of Object.entries(pageHeaders('text/html; charset=utf-8', nonce)))
      expect(answer.headers.get(name)).toBe(value);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test.each([
  [['hi', 'en'], '<p>घर</p>'],
  [['en', 'hi'], '<p>home</p>'],
  [null, '<p>home</p>'],
] as const)('with the languages %j the document is %s, at the same address', async (languages, document) => {
  const { ask } = served(undefined, { languages: languages === null ? null : [...languages] });
  expect(await (await ask('app://kiosk/index.html')).text()).toBe(document);
});

test('HEAD has no body', async () => {
  expect(await (await served().ask('app://kiosk/index.html', 'HEAD')).text()).toBe('');
});

test.each([
  ['app://kiosk/secret.html', 'GET', 404, ['asset-unknown']],
  ['app://kiosk/../main.js', 'GET', 404, ['asset-spelling']],
  ['app://kiosk/index.html', 'POST', 405, ['asset-method']],
  ['app://kiosk/assets/gone.js', 'GET', 404, []],
])('%s by %s is %d', async (url, method, status, rules) => {
  const { ask, context } = served();
  expect((await ask(url, method)).status).toBe(status);
  expect(context.denied).toEqual(rules);
});

test.each([
  ['app://kiosk/assets/gone.js', 1, 'gone.js ENOENT'],
  ['app://kiosk/gone.webp', 0, 'gone.webp ENOENT'],
])('the log names %s, and %d page is lost by it', async (url, lost, detail) => {
  const { ask, context, missing } = served();
  expect((await ask(url)).status).toBe(404);
  expect(missing()).toBe(lost);
  expect(context.entries).toEqual([{ event: 'error', rule: 'file-missing', detail }]);
});

test.each([
  [null, 'file-missing', 'pages.json ENOENT'],
  ['{', 'file-broken', 'pages.json'],
])('the log names a manifest like %j', async (manifest, rule, detail) => {
  const { ask, context } = served(manifest);
  await ask('app://kiosk/index.html');
  expect(context.entries).toEqual([{ event: 'error', rule, detail }]);
});

test.each([null, 'no json', '[]', 'null', '{"/index.html":1}'])(
  'with the manifest %j there is the error screen and nothing else',
  async (manifest) => {
    const { ask } = served(manifest);
    expect((await ask('app://kiosk/index.html')).status).toBe(404);
    const screen = await ask('app://kiosk/fallback.html');
    expect(screen.status).toBe(200);
    expect(await screen.text()).toContain('1-800-555-0199');
    expect(screen.headers.get('Content-Security-Policy')).not.toContain('allow-scripts');
  },
);

test('the scheme gets the rights of https and no other', () => {
  registerScheme();
  expect(registered).toEqual([
    { scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
});
