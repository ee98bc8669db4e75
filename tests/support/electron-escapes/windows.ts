import { brand } from '../../../src/config/brand.ts';
import { channels } from '../../../src/domain/contract/kiosk-bridge.ts';
import { attempt, type Area, type Probe } from './types.ts';

const window = (url: string, ...dispositions: readonly string[]): readonly Probe[] =>
  (dispositions.length === 0 ? ['new-window'] : dispositions).map((disposition) => ({
    put: 'window',
    url,
    disposition,
  }));
const both = (...urls: readonly string[]): readonly Probe[] =>
  urls.flatMap((url): readonly Probe[] => [
    { put: 'navigation', url },
    { put: 'navigation', url, frame: true },
  ]);
const keys = (...given: readonly unknown[]): readonly Probe[] => given.map((key) => ({ put: 'link', key }));

const opened = (expression: string) => ({ run: `Boolean(${expression})`, gives: false });

/** Ways to a second window or another program. */
export const windows: Area = {
  title: 'Windows and other programs',
  escapes: [
    attempt('W01', 'window.open with the address of a link of ours', 'window', window(brand.webAppUrl), {
      inPage: opened(`window.open(${JSON.stringify(brand.webAppUrl)})`),
      inElectron: opened(`window.open(${JSON.stringify(brand.webAppUrl)})`),
    }),
    attempt('W02', 'window.open of an empty page', 'window', window('about:blank'), {
      inPage: opened(`window.open() || window.open('about:blank') || window.open('', 'x', 'noopener')`),
      inElectron: opened(`window.open()`),
    }),
    attempt(
      'W03',
      'Links with target=_blank; Control, Shift or middle click',
      'window',
      window(
        'app://kiosk/index.html#/careers',
        'foreground-tab',
        'background-tab',
        'new-window',
        'other',
        'default',
      ),
    ),
    attempt(
      'W04',
      'A window that came to be in spite of it',
      'window-created',
      [{ put: 'event', on: 'contents', name: 'did-create-window' }],
      { expected: 'destroyed at once' },
    ),
    attempt('W05', 'A <webview> element', 'webview', [
      { put: 'event', on: 'contents', name: 'will-attach-webview' },
      { put: 'preference', name: 'webviewTag', is: false },
    ]),
    attempt(
      'W06',
      'Links that start programs, in the page or in a frame',
      'nav-scheme frame-scheme permission-openExternal',
      [
        ...both(
          'mailto:a@b.example',
          'tel:+18005550199',
          'sms:+1',
          'facetime:x',
          'skype:x',
          'vscode://x',
          'ms-settings:',
          'ms-msdt:/id',
          'search-ms:query=x',
          'intent://x',
          'zoommtg://x',
          'steam://x',
        ),
        { put: 'permission', name: 'openExternal' },
      ],
      {
        inElectron: {
          run: `(async () => { const a = document.createElement('a'); a.href = 'mailto:a@b.example'; document.body.append(a); a.click(); await new Promise((done) => setTimeout(done, 300)); return location.pathname; })()`,
          gives: '/index.html',
        },
      },
    ),
    attempt(
      'W07',
      'A hand-off by address instead of key',
      'link-unknown',
      keys('https://evil.example/', brand.webAppUrl, 'javascript:alert(1)'),
    ),
    attempt(
      'W08',
      'A hand-off by the name of something every object has',
      'link-unknown',
      keys('__proto__', 'constructor', 'toString', 'hasOwnProperty'),
    ),
    attempt(
      'W09',
      'A hand-off by something that is no text',
      'link-unknown',
      keys('', null, undefined, 0, ['chat'], { toString: 'chat' }, 'x'.repeat(1_000_000)),
    ),
    attempt(
      'W10',
      'A table of links with an unsafe address in it',
      'link-unsafe',
      [
        'http://a.example/',
        'javascript:alert(1)',
        'file:///x',
        'https://user:pw@a.example/',
        'https://a.example:8443/',
        'https://a.example./',
        'https://xn--pp-8ka.example/',
        `https://a.example/${'x'.repeat(2_100)}`,
        'HTTPS://A.example/',
      ].map((url): Probe => ({ put: 'link', key: 'chat', table: { chat: url } })),
    ),
    attempt(
      'W11',
      'The hand-off pressed again and again',
      'handoff-again handoff-busy',
      [
        {
          put: 'test',
          file: 'tests/unit/electron/policy/handoff.test.ts',
          title: 'a visit has one browser: other presses show the code alone',
        },
      ],
      { expected: 'one browser, then only the QR code' },
    ),
    attempt(
      'W12',
      'A hand-off when no browser answers',
      'handoff-failed',
      [
        {
          put: 'test',
          file: 'tests/unit/electron/main-process/session/handoff.test.ts',
          title: 'a browser that does not answer leaves the code',
        },
      ],
      { expected: 'the QR code stays' },
    ),
    attempt(
      'W13',
      'The opened browser left in front for the next visitor',
      'regain-focus',
      [
        {
          put: 'test',
          file: 'tests/unit/electron/policy/handoff.test.ts',
          title: 'the browser in front is the visitor’s while the visit is active, and no longer',
        },
      ],
      {
        expected: 'the kiosk comes back in front when the countdown begins',
        onComputer:
          'Give the browser a policy of its own: private window, no downloads, one allowed site. Under `cage` use `"handoff": "qr"`.',
      },
    ),
    attempt(
      'W14',
      'Hand-off messages of the wrong shape',
      'ipc-payload',
      ['https://evil.example', '__proto__', {}, ['chat'], 1, null, undefined].map((payload): Probe => ({
        put: 'payload',
        channel: channels.openHandoff,
        payload,
      })),
    ),
    attempt(
      'W15',
      'A web app that installs itself, shares, or takes over a protocol',
      'permission-web-app-installation permission-notifications permission-unknown',
      [
        { put: 'permission', name: 'web-app-installation' },
        { put: 'permission', name: 'notifications' },
        { put: 'permission', name: 'unknown' },
      ],
      {
        inPage: {
          run: `(async () => { try { await navigator.share({ title: 'x' }); return 'shared'; } catch { return 'refused'; } })().catch(() => 'refused')`,
          gives: 'refused',
        },
      },
    ),
  ],
};
