import { describe, expect, test } from 'vitest';
import { decideNavigation, decideRequest, isKioskPage } from '../../../../electron/policy/navigation.ts';
import { fallbackUrl, homeUrl } from '../../../../electron/policy/layout.ts';
import { brand } from '../../../../src/config/brand.ts';
import { deckEmbedUrl, videoEmbedUrl } from '../../../../src/domain/embed.ts';

const online = { online: true, devUrl: null };
const offline = { online: false, devUrl: null };
const developing = { online: true, devUrl: 'http://127.0.0.1:5174/' };

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
    expect(decideNavigation({ url, isMainFrame: true }, online)).toEqual({ action, rule });
  });

  test.each([
    [`${developing.devUrl}#/careers`, 'nav-dev'],
    [homeUrl, 'nav-home'],
    ['http://127.0.0.1:5175/', 'nav-scheme'],
  ])('%s in a dev build: %s', (url, rule) => {
    expect(decideNavigation({ url, isMainFrame: true }, developing).rule).toBe(rule);
  });
});

describe('a frame', () => {
  const video = videoEmbedUrl(brand.videoId);
  const deck = deckEmbedUrl(brand.deckId, 3_000);

  test.each([
    [video, 'frame-video'],
    [deck, 'frame-deck'],
    [`https://docs.google.com/presentation/d/e/${brand.deckId}/pubembed?start=false`, 'frame-deck'],
    [video.replace('https', 'http'), 'frame-scheme'],
    [homeUrl, 'frame-scheme'],
    ['about:blank', 'frame-scheme'],
    ['data:text/html,x', 'frame-scheme'],
    ['https://evil.example/', 'frame-host'],
    ['https://www.youtube.com/embed/x', 'frame-host'],
    [`https://www.youtube-nocookie.com.example/embed/${brand.videoId}`, 'frame-host'],
    ['https://www.youtube-nocookie.com/embed/another', 'frame-path'],
    [`https://www.youtube-nocookie.com/watch?v=${brand.videoId}`, 'frame-path'],
    [`https://docs.google.com/presentation/d/e/${brand.deckId}/edit`, 'frame-path'],
    [`https://docs.google.com/embed/${brand.videoId}`, 'frame-path'],
  ])('%s: %s', (url, rule) => {
    const action = rule === 'frame-video' || rule === 'frame-deck' ? 'allow' : 'deny';
    expect(decideNavigation({ url, isMainFrame: false }, online)).toEqual({ action, rule });
  });

  test('without a network there is none', () => {
    for (const url of [video, deck])
      expect(decideNavigation({ url, isMainFrame: false }, offline).rule).toBe('frame-offline');
  });
});

test.each([
  [homeUrl, true],
  [`${homeUrl}#/press`, true],
  [fallbackUrl, true],
  ['app://kiosk/other.html', false],
  ['about:blank', false],
])('%s is a page of ours: %s', (url, isOurs) => {
  expect(isKioskPage(url)).toBe(isOurs);
});

describe('a request', () => {
  test.each([
    [homeUrl, 'request-own', 'request-own'],
    [fallbackUrl, 'request-own', 'request-own'],
    ['data:image/svg+xml,x', 'request-own', 'request-own'],
    ['blob:app://kiosk/1', 'request-own', 'request-own'],
    ['https://ytimg.com/x.jpg', 'request-frame', 'request'],
    ['https://i.ytimg.com/vi/x.jpg', 'request-frame', 'request'],
    ['https://r1.a.googlevideo.com/x', 'request-frame', 'request'],
    ['http://i.ytimg.com/vi/x.jpg', 'request', 'request'],
    ['https://ytimg.com.example/', 'request', 'request'],
    ['https://notytimg.com/', 'request', 'request'],
    ['https://evil.example/', 'request', 'request'],
    ['http://169.254.169.254/', 'request', 'request'],
    ['wss://evil.example/', 'request', 'request'],
    ['file:///etc/passwd', 'request', 'request'],
    ['ws://127.0.0.1:5174/', 'request', 'request'],
    ['devtools://devtools/bundled/x.js', 'request', 'request'],
    ['nonsense', 'request', 'request'],
  ])('%s: %s, without a network %s', (url, rule, ruleOffline) => {
    expect(decideRequest(url, online).rule).toBe(rule);
    expect(decideRequest(url, offline).rule).toBe(ruleOffline);
  });

  test.each([
    ['ws://127.0.0.1:5174/', 'request-dev'],
    ['devtools://devtools/bundled/x.js', 'request-dev'],
    ['http://127.0.0.1:5175/', 'request'],
  ])('%s in a dev build: %s', (url, rule) => {
    expect(decideRequest(url, developing).rule).toBe(rule);
  });
});
