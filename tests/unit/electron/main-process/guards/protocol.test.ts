import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProtocolRequest, ProtocolResponse, Session } from 'electron';
import { expect, test, vi } from 'vitest';
import { servePages } from '../../../../../electron/main-process/guards/protocol.ts';
import { makeManifest } from '../../../../../electron/policy/assets.ts';
import { fakeContext, fakeElectron } from '../../../../support/electron-fakes.ts';

/* Which path is served is the table of policy/assets.test.ts; what a lost file brings on the screen: tests/electron/starts.spec.ts. */

vi.mock('electron', () => ({}));

/** Serves a folder with one page, one secret and two files that are missing. */
function served(
  manifest: string | null = JSON.stringify(makeManifest(['index.html', 'gone.js', 'gone.webp'])),
  changes: Parameters<typeof fakeContext>[0] = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'kiosk-pages-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages', 'index.html'), '<p>home</p>');
  writeFileSync(join(root, 'pages', 'secret.html'), 'secret');
  if (manifest !== null) writeFileSync(join(root, 'pages.json'), manifest);
  const context = fakeContext(changes, { supportPhone: { dial: '+18005550199', display: '1-800-555-0199' } });
  const onMissing = vi.fn();
  const registerBufferProtocol = vi.fn();
  const protocol = fakeElectron<Session['protocol']>({ registerBufferProtocol });
  servePages({ protocol }, context, root, onMissing);
  const ask = async (path: string, method = 'GET') => {
    const answer = registerBufferProtocol.mock.lastCall?.[1] as (
      request: Pick<ProtocolRequest, 'url' | 'method'>,
      give: (response: ProtocolResponse) => void,
    ) => void;
    const { statusCode, data, headers } = await new Promise<ProtocolResponse>((resolve) =>
      answer({ url: `app://kiosk/${path}`, method }, resolve),
    );
    return { statusCode, text: String(data), policy: headers?.['Content-Security-Policy'] };
  };
  return { context, ask, onMissing };
}

const missing = (detail: string) => [{ event: 'error', rule: 'file-missing', detail }];

test.each([
  ['GET', 'index.html', { statusCode: 200, text: '<p>home</p>' }, [], 0, []],
  ['HEAD', 'index.html', { statusCode: 200, text: '' }, [], 0, []],
  ['POST', 'index.html', { statusCode: 405, text: '' }, ['asset-method'], 0, []],
  ['GET', 'secret.html', { statusCode: 404, text: '' }, ['asset-unknown'], 0, []],
  ['GET', 'gone.js', { statusCode: 404, text: '' }, [], 1, missing('gone.js ENOENT')],
  // Without a picture a page comes up.
  ['GET', 'gone.webp', { statusCode: 404, text: '' }, [], 0, missing('gone.webp ENOENT')],
])('%s %s: %j', async (method, path, answer, denied, lost, entries) => {
  const { ask, context, onMissing } = served();
  expect(await ask(path, method)).toMatchObject(answer);
  expect(context.denied).toEqual(denied);
  expect(onMissing).toHaveBeenCalledTimes(lost);
  expect(context.entries).toEqual(entries);
});

test.each([
  [null, 'file-missing', 'pages.json ENOENT'],
  ['no json', 'file-broken', 'pages.json'],
  ['[]', 'file-broken', 'pages.json'],
  ['{"/index.html":1}', 'file-broken', 'pages.json'],
])('with the manifest %j there is the error screen and nothing else', async (manifest, rule, detail) => {
  const { ask, context } = served(manifest);
  expect((await ask('index.html')).statusCode).toBe(404);
  expect(context.entries).toEqual([{ event: 'error', rule, detail }]);
  const screen = await ask('fallback.html');
  expect(screen).toMatchObject({ statusCode: 200, text: expect.stringContaining('1-800-555-0199') });
  expect(screen.policy).not.toContain('allow-scripts');
});

test('what fails ends that one answer, and names itself without its message', async () => {
  const deny = () => {
    throw new TypeError('jane has chest pain');
  };
  const { ask, context } = served(undefined, { deny });
  expect((await ask('secret.html')).statusCode).toBe(500);
  expect(context.entries).toMatchObject([{ event: 'error', rule: 'TypeError' }]);
  expect(JSON.stringify(context.entries)).not.toContain('jane');
});
