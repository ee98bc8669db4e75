import { brand } from '../../../src/config/brand.ts';
import { attempt, type Area, type Probe } from './types.ts';

const top = (...urls: readonly string[]): readonly Probe[] => urls.map((url) => ({ put: 'navigation', url }));
const frame = (...urls: readonly string[]): readonly Probe[] =>
  urls.map((url) => ({ put: 'navigation', url, frame: true }));

/** Ways to a frame of something else, and backwards. */
export const frames: Area = {
  title: 'Frames and history',
  escapes: [
    attempt(
      'N18',
      'A frame of any other site',
      'frame-host frame-scheme',
      [
        ...frame(
          'https://evil.example/',
          'https://www.youtube.com/embed/x',
          'https://www.youtube-nocookie.com.evil.example/embed/x',
          'http://docs.google.com/',
          'mailto:a@b.example',
          'about:blank',
          'data:text/html,x',
          'app://kiosk/index.html',
        ),
        {
          put: 'header',
          name: 'Content-Security-Policy',
          has: 'frame-src https://www.youtube-nocookie.com https://docs.google.com',
        },
      ],
      {
        inPage: {
          run: `(async () => { const blocked = new Promise((done) => { document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective)); setTimeout(() => done('shown'), 2000); }); const f = document.createElement('iframe'); f.src = 'https://evil.example/'; document.body.append(f); return blocked; })()`,
          gives: 'frame-src',
        },
      },
    ),
    attempt(
      'N19',
      'A frame of the right host with another path',
      'frame-path',
      frame(
        'https://www.youtube-nocookie.com/',
        'https://www.youtube-nocookie.com/embed/other',
        'https://docs.google.com/forms/d/e/x/viewform',
        'https://docs.google.com/document/u/0/',
      ),
    ),
    attempt(
      'N20',
      'The video or the deck in the top frame',
      'nav-scheme',
      top(
        `https://www.youtube-nocookie.com/embed/${brand.videoId}`,
        `https://docs.google.com/presentation/d/e/${brand.deckId}/embed`,
      ),
    ),
    attempt('N21', 'The video or the deck while the network is down', 'frame-offline', [
      {
        put: 'navigation',
        url: `https://www.youtube-nocookie.com/embed/${brand.videoId}`,
        frame: true,
        online: false,
      },
      {
        put: 'navigation',
        url: `https://docs.google.com/presentation/d/e/${brand.deckId}/embed`,
        frame: true,
        online: false,
      },
    ]),
    attempt('N22', 'A page that holds up its own end (beforeunload)', 'unload-prompt', [
      { put: 'event', on: 'contents', name: 'will-prevent-unload' },
    ]),
    attempt('N23', 'A path by pushState, then a reload', 'asset-unknown', [
      { put: 'asset', url: 'app://kiosk/etc' },
    ]),
    attempt('N24', 'The back button of a mouse or a remote control', 'app-command', [
      {
        put: 'test',
        file: 'tests/unit/electron/main-process/window/window.test.ts',
        title: 'the window prevents %s',
      },
    ]),
    attempt(
      'N25',
      'Back past the start of the visit',
      'wipe',
      [
        {
          put: 'test',
          file: 'tests/unit/electron/main-process/window/window.test.ts',
          title: 'a new page is a new WebContents',
        },
      ],
      { expected: 'a new page has no history', inElectron: { run: 'history.length', gives: 1 } },
    ),
  ],
};
