import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { makeManifest } from '../../../../../electron/policy/assets.ts';
import { pageHeaders } from '../../../../../electron/policy/headers.ts';
import { fakeContext } from '../../../../support/electron-fakes.ts';
import { keepAnswers } from '../../../../support/kiosk-answers.ts';

/* The kiosk's own scheme under 5 000 requests that no page of ours would make. The servers' turn: tests/commands. */

vi.mock('electron', () => ({ protocol: {} }));
const { servePages } = await import('../../../../../electron/main-process/guards/protocol.ts');

const requestCount = 5_000;
const root = mkdtempSync(join(tmpdir(), 'kiosk-hostile-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

mkdirSync(join(root, 'pages', 'folder.js'), { recursive: true });
writeFileSync(join(root, 'pages', 'index.html'), '<p>home</p>');
writeFileSync(join(root, 'pages', 'large.png'), Buffer.alloc(300_000));
writeFileSync(join(root, 'pages', 'secret.html'), 'secret');
writeFileSync(join(root, 'main.js'), 'secret');
const named = ['index.html', 'large.png', 'gone.js', 'folder.js'];
writeFileSync(join(root, 'pages.json'), JSON.stringify(makeManifest(named)));

const context = fakeContext();
const kept = keepAnswers();
servePages(kept, context, root, () => undefined);

const pieces = fc.constantFrom(
  ...[
    '/',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%00',
    '\0',
    '\\',
    '//',
    '?',
    '#',
    '@',
    ':',
    ' ',
    '\n',
    '中',
    '\ud800',
    '%',
    '%zz',
  ],
  ...[
    'index.html',
    'secret.html',
    'main.js',
    'pages.json',
    'folder.js',
    'gone.js',
    'large.png',
    'INDEX.HTML',
    '__proto__',
  ],
);
const path = fc.array(fc.oneof(pieces, fc.string({ maxLength: 20, unit: 'binary' })), { maxLength: 12 });
const prefix = fc.constantFrom(
  'app://kiosk/',
  'app://kiosk',
  'app://evil/',
  'APP://KIOSK/',
  'file:///',
  'app:',
  '',
);
const url = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(prefix, path).map(([start, parts]) => start + parts.join('')) },
  { weight: 2, arbitrary: fc.constantFrom(...named.map((name) => `app://kiosk/${name}`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('app://kiosk/fallback.html', `app://kiosk/${'a/'.repeat(5_000)}`),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(undefined, null, 7, {}, []) },
);
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'HEAD') },
  { weight: 2, arbitrary: fc.constantFrom<unknown>('POST', 'get', 'TRACE', '', undefined, {}, '\0') },
);
const range = fc.constantFrom('bytes=5-2', 'bytes=0-', 'bytes=-1', 'x');
const hostile = fc.record({ method, url, headers: range.map((Range) => ({ Range })) });

/** Resident bytes once what can be let go has been let go. */
function residentBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().rss;
}

test(`${requestCount} hostile requests end nothing, give nothing away and leave nothing behind`, async () => {
  const started = performance.now();
  const before = residentBytes();
  await fc.assert(
    fc.asyncProperty(hostile, async (request) => {
      const answer = await kept.ask(request);
      expect([200, 404, 405, 500]).toContain(answer.status);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 100);
      expect(text).not.toContain('secret');
    }),
    { numRuns: requestCount },
  );
  const grownMb = Math.round((residentBytes() - before) / 1e6);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`app://kiosk: ${requestCount} requests in ${seconds} s, memory ${grownMb} MB more than before`);
  expect(grownMb).toBeLessThan(300);
  expect(readdirSync(join(root, 'pages')).toSorted()).toEqual([
    'folder.js',
    'index.html',
    'large.png',
    'secret.html',
  ]);
  const page = await kept.ask({ method: 'GET', url: 'app://kiosk/index.html' });
  expect([page.status, await page.text()]).toEqual([200, '<p>home</p>']);
  expect(page.headers.get('content-security-policy')?.replace(/ 'nonce-[^']+'/, '')).toBe(
    pageHeaders('text/html; charset=utf-8')['Content-Security-Policy'],
  );
}, 60_000);
