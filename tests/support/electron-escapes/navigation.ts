import { brand } from '../../../src/config/brand.ts';
import { attempt, type Area, type Probe } from './types.ts';

const webApp = new URL(brand.webAppUrl).host;

const top = (...urls: readonly string[]): readonly Probe[] => urls.map((url) => ({ put: 'navigation', url }));

const stays = (run: string) => ({ run: `(async () => { ${run} })()`, gives: 'stays' });
const look = `await new Promise((done) => setTimeout(done, 300)); return location.pathname === start ? 'stays' : location.href;`;
const tryTop = (url: string) =>
  stays(`const start = location.pathname; try { location.href = ${JSON.stringify(url)}; } catch {} ${look}`);

/** Ways to another page. */
export const navigation: Area = {
  title: 'Navigation',
  escapes: [
    attempt(
      'N01',
      'Top frame to another site',
      'nav-scheme',
      top('https://evil.example/', 'http://evil.example/'),
      {
        inElectron: tryTop('https://evil.example/'),
      },
    ),
    attempt(
      'N02',
      'Top frame to this computer or the local network',
      'nav-scheme',
      top(
        'http://localhost:9222/',
        'http://127.0.0.1/',
        'http://[::1]/',
        'http://0.0.0.0/',
        'http://192.168.0.1/',
      ),
    ),
    attempt(
      'N03',
      'Top frame to a file',
      'nav-scheme',
      top('file:///etc/passwd', 'file://C:/Windows/', 'file:\\\\host\\share'),
      { inElectron: tryTop('file:///etc/passwd') },
    ),
    attempt('N04', 'Top frame to a data: page', 'nav-scheme', top('data:text/html,<h1>x</h1>'), {
      inPage: tryTop('data:text/html,x'),
      inElectron: tryTop('data:text/html,x'),
    }),
    attempt(
      'N05',
      'Top frame to a blob: page, its origin being ours or an allowed one',
      'nav-scheme',
      top('blob:app://kiosk/5f0c', `blob:${brand.webAppUrl}/5f0c`),
      {
        inElectron: stays(
          `const start = location.pathname; location.href = URL.createObjectURL(new Blob(['x'], {type: 'text/html'})); ${look}`,
        ),
      },
    ),
    attempt(
      'N06',
      'Pages of the browser itself',
      'nav-scheme',
      top(
        'about:blank',
        'about:srcdoc',
        'chrome://gpu',
        'chrome://settings',
        'devtools://devtools/bundled/x.html',
        'view-source:app://kiosk/index.html',
        'chrome-extension://x/y.html',
      ),
      { inElectron: tryTop('chrome://gpu') },
    ),
    attempt('N07', 'javascript: address', 'nav-scheme', top('javascript:alert(1)'), {
      inPage: {
        run: `(async () => { const a = document.createElement('a'); a.href = 'javascript:void(window.escaped = true)'; document.body.append(a); a.click(); await new Promise((done) => setTimeout(done, 200)); return window.escaped === true; })()`,
        gives: false,
      },
    }),
    attempt(
      'N08',
      'Look-alikes of our host',
      'nav-host',
      top(
        'app://kiosk.evil/index.html',
        'app://KIOSK/index.html',
        'app://kiosk:1/index.html',
        'app://kiosk./index.html',
      ),
    ),
    attempt(
      'N09',
      'Our host with a name and password',
      'nav-credentials',
      top('app://user@kiosk/index.html', 'app://user:pw@kiosk/index.html', `https://user:pw@${webApp}/`),
    ),
    attempt(
      'N10',
      'Our host with another path or a query',
      'nav-path',
      top(
        'app://kiosk/',
        'app://kiosk/index.html?x=1',
        'app://kiosk/other.html',
        'app://kiosk//index.html',
        'app://kiosk/index.html/',
        'app://kiosk/%69ndex.html',
        'app://kiosk/fallback.html',
        'app://kiosk/a/../index.html',
      ),
    ),
    attempt(
      'N11',
      'Text that is no address',
      'nav-unreadable',
      top('//host', '\\\\server\\share', 'http://', 'https://[', '', 'app://kiosk/index.html\0'),
    ),
    attempt(
      'N12',
      'An address of 10 000 characters',
      'nav-length',
      top(`app://kiosk/index.html#${'x'.repeat(10_000)}`),
    ),
    attempt(
      'N13',
      'Addresses that only look like a link of ours',
      'nav-scheme nav-credentials',
      top(
        `${brand.webAppUrl}\\`,
        `https:\\\\${webApp}\\p`,
        `https://${webApp}@evil.example/`,
        `https://${webApp}./`,
        `https://${webApp}%2eevil.example/`,
        `https://а${webApp.slice(1)}/`,
      ),
    ),
    attempt(
      'N14',
      'Even the true address of a link of ours, as a navigation',
      'nav-scheme',
      top(brand.webAppUrl, brand.chatUrl),
    ),
    attempt('N15', 'A server or a page redirects to another host', 'nav-scheme', [
      { put: 'event', on: 'contents', name: 'will-redirect' },
      ...top('https://evil.example/redirected'),
    ]),
    attempt('N16', 'A meta refresh to another site', 'nav-scheme', top('https://evil.example/refresh'), {
      inElectron: stays(
        `const start = location.pathname; const m = document.createElement('meta'); m.httpEquiv = 'refresh'; m.content = '0;url=https://evil.example'; document.head.append(m); ${look}`,
      ),
    }),
    attempt(
      'N17',
      'A form sent to another site',
      'nav-scheme',
      [
        ...top('https://evil.example/form'),
        { put: 'header', name: 'Content-Security-Policy', has: "form-action 'none'" },
      ],
      {
        inPage: stays(
          `const start = location.pathname; const f = document.createElement('form'); f.action = 'https://evil.example/'; document.body.append(f); f.submit(); ${look}`,
        ),
      },
    ),
  ],
};
