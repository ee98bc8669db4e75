import { attempt, type Area, type Probe } from './types.ts';

const asset = (...urls: readonly string[]): readonly Probe[] => urls.map((url) => ({ put: 'asset', url }));
const request = (...urls: readonly string[]): readonly Probe[] =>
  urls.map((url) => ({ put: 'request', url }));

/** Ways through files and network. */
export const files: Area = {
  title: 'Files and network',
  escapes: [
    attempt(
      'P14',
      'A file outside the pages',
      'asset-spelling asset-unknown asset-host',
      asset(
        'app://kiosk/../../package.json',
        'app://kiosk/..%2f..%2fetc/passwd',
        'app://kiosk/%2e%2e/main.js',
        'app://kiosk/..%5c..%5cx',
        'app://kiosk/a%00.js',
        'app://kiosk//etc/passwd',
        'app://kiosk/.hidden',
        'app://kiosk/main.js',
        'app://kiosk/preload.cjs',
        'app://kiosk/app.asar',
        'app://kiosk/INDEX.HTML',
        'app://kiosk/index.html?x',
        'app://kiosk/\\etc',
        'app://other/index.html',
        'file:///etc/passwd',
        'app://kiosk/__proto__',
        'app://kiosk/constructor',
      ),
    ),
    attempt(
      'P15',
      'Writing to the pages',
      'asset-method',
      ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method): Probe => ({
        put: 'asset',
        url: 'app://kiosk/index.html',
        method,
      })),
    ),
    attempt(
      'P16',
      'Requests to the network: metadata service, local network, plain http, anywhere',
      'request',
      request(
        'http://169.254.169.254/',
        'http://192.168.0.1/',
        'https://evil.example/',
        'http://www.youtube-nocookie.com/',
        'https://youtube.com.evil.example/',
        'https://notyoutube.com/',
        'ws://evil.example/',
        'wss://evil.example/',
        'file:///etc/passwd',
        'ftp://evil.example/',
        'no address',
      ),
      {
        inPage: {
          run: `fetch('https://evil.example/').then(() => 'answered', () => 'refused')`,
          gives: 'refused',
        },
      },
    ),
    attempt('P17', 'The video host while the network is down', 'request', [
      { put: 'request', url: 'https://www.youtube-nocookie.com/embed/x', online: false },
    ]),
    attempt(
      'P18',
      'A wrong certificate',
      'certificate',
      [
        { put: 'event', on: 'app', name: 'certificate-error' },
        { put: 'event', on: 'contents', name: 'certificate-error' },
      ],
      { expected: 'the frame does not load; no dialog' },
    ),
    attempt(
      'P19',
      'A request for a client certificate or a password',
      'client-certificate login',
      [
        { put: 'event', on: 'app', name: 'select-client-certificate' },
        { put: 'event', on: 'app', name: 'login' },
      ],
      { expected: 'no dialog' },
    ),
  ],
};
