import { describe, expect, test } from 'vitest';
import { brand } from '../../../../src/brand/brand.ts';
import { deckEmbedUrl, videoEmbedUrl } from '../../../../src/domain/embed.ts';
import { makeManifest, resolveAsset } from '../../../../electron/policy/assets.ts';
import { countMessage, calm } from '../../../../electron/policy/flood.ts';
import { fallbackPage } from '../../../../electron/policy/fallback-page.ts';
import { fallbackHeaders, pageHeaders } from '../../../../electron/policy/headers.ts';
import { fallbackUrl, homeUrl } from '../../../../electron/policy/layout.ts';
import { decideLink, isPlainHttps, links } from '../../../../electron/policy/links.ts';
import { decideNavigation, decideRequest } from '../../../../electron/policy/navigation.ts';
import { decideSender } from '../../../../electron/policy/sender.ts';
import { decideSwitches } from '../../../../electron/policy/switches.ts';

/* What must go through: a lock that also keeps visitors out is no lock. */

const online = { online: true, devUrl: null };

describe('navigation', () => {
  test.each([
    [homeUrl, true, 'nav-home'],
    [`${homeUrl}#/careers/job/open-application`, true, 'nav-home'],
    [videoEmbedUrl(brand.videoId), false, 'frame-video'],
    [deckEmbedUrl(brand.deckId, 3_000), false, 'frame-deck'],
    [`https://docs.google.com/presentation/d/e/${brand.deckId}/pubembed?start=false`, false, 'frame-deck'],
  ])('%s in the top frame %s: %s', (url, isMainFrame, rule) => {
    expect(decideNavigation({ url, isMainFrame }, online)).toEqual({ action: 'allow', rule });
  });

  test('the development server, in a dev build alone', () => {
    const url = 'http://127.0.0.1:5174/#/careers';
    const dev = { online: true, devUrl: 'http://127.0.0.1:5174/' };
    expect(decideNavigation({ url, isMainFrame: true }, dev).rule).toBe('nav-dev');
    expect(decideNavigation({ url, isMainFrame: true }, online).rule).toBe('nav-scheme');
    expect(decideRequest('ws://127.0.0.1:5174/', dev).rule).toBe('request-dev');
    expect(decideRequest('ws://127.0.0.1:5174/', online).rule).toBe('request');
    expect(decideRequest('devtools://devtools/bundled/x.js', dev).rule).toBe('request-dev');
    expect(decideRequest('devtools://devtools/bundled/x.js', online).rule).toBe('request');
    expect(
      decideSender(
        { isCurrentPage: true, frame: { origin: 'http://127.0.0.1:5174', url, isTop: true } },
        dev.devUrl,
      ).rule,
    ).toBe('sender');
  });
});

test.each([
  homeUrl,
  fallbackUrl,
  'data:image/svg+xml,x',
  videoEmbedUrl(brand.videoId),
  'https://i.ytimg.com/vi/x.jpg',
  'https://fonts.gstatic.com/s/x.woff2',
])('the request %s may go out', (url) => {
  expect(decideRequest(url, online).action).toBe('allow');
});

describe('links', () => {
  test.each(Object.entries(links))('%s opens %s', (key, url) => {
    expect(decideLink(key)).toEqual({ action: 'open', rule: 'link-key', url });
  });

  test('every address of the brand that could be handed over is plain https', () => {
    expect(Object.values(links).every(isPlainHttps)).toBe(true);
    expect(Object.isFrozen(links)).toBe(true);
  });
});

describe('assets', () => {
  const manifest = makeManifest(['index.html', 'assets/index-Ab_1.js', 'press/logo.png']);

  test.each([
    ['app://kiosk/', '/index.html', 'text/html; charset=utf-8'],
    [`${homeUrl}#/careers`, '/index.html', 'text/html; charset=utf-8'],
    ['app://kiosk/assets/index-Ab_1.js', '/assets/index-Ab_1.js', 'text/javascript; charset=utf-8'],
    ['app://kiosk/press/logo.png', '/press/logo.png', 'image/png'],
  ])('%s is %s', (url, path, contentType) => {
    for (const method of ['GET', 'HEAD'])
      expect(resolveAsset({ method, url }, manifest)).toEqual({
        action: 'serve',
        rule: 'asset',
        path,
        contentType,
      });
  });

  test.each(['deck.pdf', 'a b.js', '.hidden.js', '../x.js', 'noextension', 'x.map'])(
    '%s cannot be in the manifest',
    (file) => {
      expect(() => makeManifest([file])).toThrow(file);
    },
  );
});

test('the headers of a page and of the stand-in', () => {
  expect(pageHeaders('text/html')).toMatchSnapshot();
  expect(fallbackHeaders()['Content-Security-Policy']).toMatchSnapshot();
});

test('the stand-in page has no script and no link, and says whom to call', () => {
  const page = fallbackPage('<1-800>', 'IN');
  expect(page).toContain('&#60;1-800&#62;');
  expect(page).toContain('In an emergency, call <strong>112</strong> right away.');
  expect(page).toMatch(/@font-face \{ font-family: Atkinson; src: url\(data:font\/woff2;base64,/);
  expect(page).not.toMatch(/<script|<a |<img|href=|src=/);
  expect(fallbackPage(null, 'US')).toContain('tell a member of staff.');
});

test.each([
  [[]],
  [['--ozone-platform=wayland', '--lang=en-US']],
  [['--config=/etc/x.json', '--check-config']],
  [['some-file.txt', 'https://evil.example/']],
  [['/x']],
])('the arguments %j start the kiosk', (argv) => {
  expect(decideSwitches(argv, () => false, 'release', 'linux')).toEqual({
    action: 'allow',
    rule: 'switches',
  });
});

test('what Chromium took for itself counts too, and Playwright may debug its own build alone', () => {
  const has = (name: string) => name === 'remote-debugging-port';
  expect(decideSwitches([], has, 'release', 'linux').rule).toBe('switch-dangerous');
  expect(decideSwitches(['--inspect=0'], has, 'e2e', 'linux').rule).toBe('switches');
  expect(decideSwitches(['--disable-web-security'], has, 'e2e', 'linux').rule).toBe('switch-dangerous');
});

test('thirty messages a second', () => {
  let flood = calm;
  const answered = Array.from({ length: 100 }, () => {
    const counted = countMessage(flood, 5_500);
    flood = counted.flood;
    return counted.allowed;
  });
  expect(answered.filter(Boolean)).toHaveLength(30);
  expect(countMessage(flood, 6_000).allowed).toBe(true);
});
