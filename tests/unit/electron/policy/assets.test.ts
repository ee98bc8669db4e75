import { expect, test } from 'vitest';
import { contentTypes, makeManifest, resolveAsset } from '../../../../electron/policy/assets.ts';
import { homeUrl } from '../../../../electron/policy/layout.ts';

const manifest = makeManifest(['index.html', 'assets/index-Ab_1.js', 'press/logo.png']);

test.each([
  ['app://kiosk/', '/index.html', 'text/html; charset=utf-8'],
  [homeUrl, '/index.html', 'text/html; charset=utf-8'],
  [`${homeUrl}#/careers`, '/index.html', 'text/html; charset=utf-8'],
  ['app://kiosk/assets/index-Ab_1.js', '/assets/index-Ab_1.js', 'text/javascript; charset=utf-8'],
  ['app://kiosk/press/logo.png', '/press/logo.png', 'image/png'],
])('%s is %s', (url, path, contentType) => {
  const answer = { action: 'serve', rule: 'asset', path, contentType };
  for (const method of ['GET', 'HEAD']) expect(resolveAsset({ method, url }, manifest)).toEqual(answer);
});

test.each([
  ['POST', homeUrl, 'asset-method', 405],
  ['get', homeUrl, 'asset-method', 405],
  ['OPTIONS', homeUrl, 'asset-method', 405],
  ['GET', 'app://other/index.html', 'asset-host', 404],
  ['GET', 'app://kiosk.example/index.html', 'asset-host', 404],
  ['GET', 'https://kiosk/index.html', 'asset-host', 404],
  ['GET', 'file:///etc/passwd', 'asset-host', 404],
  ['GET', 'app://kiosk', 'asset-host', 404],
  ['GET', 'app://kiosk/../main.js', 'asset-spelling', 404],
  ['GET', 'app://kiosk/assets/%2e%2e/main.js', 'asset-spelling', 404],
  ['GET', 'app://kiosk/assets%2findex-Ab_1.js', 'asset-spelling', 404],
  ['GET', 'app://kiosk/..%5c..%5cx', 'asset-spelling', 404],
  ['GET', 'app://kiosk/index.html%00', 'asset-spelling', 404],
  ['GET', 'app://kiosk/assets\\index-Ab_1.js', 'asset-spelling', 404],
  ['GET', 'app://kiosk//index.html', 'asset-spelling', 404],
  ['GET', 'app://kiosk/.hidden', 'asset-spelling', 404],
  ['GET', `${homeUrl}?a=1`, 'asset-spelling', 404],
  ['GET', 'app://kiosk/main.js', 'asset-unknown', 404],
  ['GET', 'app://kiosk/INDEX.html', 'asset-unknown', 404],
  ['GET', 'app://kiosk/__proto__', 'asset-unknown', 404],
  ['GET', 'app://kiosk/constructor', 'asset-unknown', 404],
])('%s %s: %s', (method, url, rule, status) => {
  expect(resolveAsset({ method, url }, manifest)).toEqual({ action: 'deny', rule, status });
});

test('the manifest names each file once with its type', () => {
  const made = makeManifest(Object.keys(contentTypes).map((kind) => `a/file.${kind}`));
  for (const [kind, type] of Object.entries(contentTypes)) expect(made[`/a/file.${kind}`]).toBe(type);
});

test.each(['deck.pdf', 'a b.js', '.hidden.js', '../x.js', 'noextension', 'x.map', 'a//b.js'])(
  '%s cannot be in it',
  (file) => expect(() => makeManifest([file])).toThrow(file),
);
