import { describe, expect, test } from 'vitest';
import { decideNavigation, decideRequest, isKioskPage } from '../../../../electron/policy/navigation.ts';
import { fallbackUrl, homeUrl } from '../../../../electron/policy/layout.ts';
import { brand } from '../../../../src/config/brand.ts';
import { deckEmbedUrl, videoEmbedUrl } from '../../../../src/domain/embed.ts';

const running = { devUrl: null };
const developing = { devUrl: 'http://127.0.0.1:5174/' };

describe('the top frame', () => {
  test.each([
    [homeUrl, 'nav-home'],
    [`${homeUrl}#/careers/job/open-application`, 'nav-home'],
    [`${homeUrl}?a=1`, 'nav-path'],
    ['app://kiosk/', 'nav-path'],
    [fallbackUrl, 'nav-path'],
    ['app://kiosk/index.html/../index.html', 'nav-path'],
    ['app://other/index.html', 'nav-host'],
    ['app://kiosk:1/index.html', 'nav-host'],
    ['app://kiosk.evil/index.html', 'nav-host'],
    ['app://KIOSK/index.html', 'nav-host'],
    ['app://kiosk./index.html', 'nav-host'],
    ['https://kiosk/index.html', 'nav-scheme'],
    ['https://evil.example/', 'nav-scheme'],
    ['file:///etc/passwd', 'nav-scheme'],
    ['data:text/html,<h1>x</h1>', 'nav-scheme'],
    ['about:blank', 'nav-scheme'],
    ['chrome://gpu', 'nav-scheme'],
    ['view-source:app://kiosk/index.html', 'nav-scheme'],
    ['javascript:alert(1)', 'nav-scheme'],
    ['blob:app://kiosk/1', 'nav-scheme'],
    // Even the address of a link of ours, and programs that an address starts.
    [brand.webAppUrl, 'nav-scheme'],
    ['mailto:a@b.example', 'nav-scheme'],
    ['ms-settings:', 'nav-scheme'],
    [developing.devUrl, 'nav-scheme'],
    ['app://user@kiosk/index.html', 'nav-credentials'],
    ['app://kiosk/other.html', 'nav-path'],
    ['app://kiosk//index.html', 'nav-path'],
    ['app://kiosk/%69ndex.html', 'nav-path'],
    ['nonsense', 'nav-unreadable'],
    ['//host', 'nav-unreadable'],
    ['\\\\server\\share', 'nav-unreadable'],
    ['', 'nav-unreadable'],
    [`${homeUrl}#\0`, 'nav-unreadable'],
    [`${homeUrl}#${'a'.repeat(2_048)}`, 'nav-length'],
  ])('%s: %s', (url, rule) => {
    const action = rule === 'nav-home' ? 'allow' : 'deny';
    expect(decideNavigation({ url, isMainFrame: true }, running)).toEqual({ action, rule });
  });

  test.each([
    [`${developing.devUrl}#/careers`, 'nav-dev'],
    [homeUrl, 'nav-home'],
    ['http://127.0.0.1:5175/', 'nav-scheme'],
  ])('%s in a dev build: %s', (url, rule) => {
    expect(decideNavigation({ url, isMainFrame: true }, developing).rule).toBe(rule);
  });
});

test.each([
  videoEmbedUrl(brand.videoId),
  deckEmbedUrl(brand.deckId, 3_000),
  homeUrl,
  'about:blank',
  'data:text/html,x',
])('a frame shows nothing, and so not %s', (url) => {
  for (const context of [running, developing])
    expect(decideNavigation({ url, isMainFrame: false }, context)).toEqual({ action: 'deny', rule: 'frame' });
});

test.each([
  [homeUrl, true],
  [`${homeUrl}#/careers`, true],
  [fallbackUrl, true],
  ['app://kiosk/other.html', false],
  ['about:blank', false],
])('%s is a page of ours: %s', (url, isOurs) => {
  expect(isKioskPage(url)).toBe(isOurs);
});

describe('a request', () => {
  test.each([
    [homeUrl, 'request-own'],
    [fallbackUrl, 'request-own'],
    ['data:image/svg+xml,x', 'request-own'],
    ['blob:app://kiosk/1', 'request-own'],
    ['https://i.ytimg.com/vi/x.jpg', 'request'],
    ['https://evil.example/', 'request'],
    ['http://169.254.169.254/', 'request'],
    ['wss://evil.example/', 'request'],
    ['file:///etc/passwd', 'request'],
    ['ws://127.0.0.1:5174/', 'request'],
    ['devtools://devtools/bundled/x.js', 'request'],
    ['nonsense', 'request'],
  ])('%s: %s', (url, rule) => {
    expect(decideRequest(url, running).rule).toBe(rule);
  });

  test.each([
    ['ws://127.0.0.1:5174/', 'request-dev'],
    ['devtools://devtools/bundled/x.js', 'request-dev'],
    ['http://127.0.0.1:5175/', 'request'],
  ])('%s in a dev build: %s', (url, rule) => {
    expect(decideRequest(url, developing).rule).toBe(rule);
  });
});
