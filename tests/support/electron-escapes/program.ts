import { channels } from '../../../src/domain/contract/kiosk-bridge.ts';
import { attempt, type Area, type Probe } from './types.ts';

const start = (...words: readonly string[]): readonly Probe[] =>
  words.map((word) => ({ put: 'switch', argv: [word] }));
const proof = (file: string, title: string): Probe => ({
  put: 'test',
  file: `tests/unit/electron/${file}`,
  title,
});

/** Ways through the program around the page. */
export const program: Area = {
  title: 'Program and messages',
  escapes: [
    attempt(
      'P01',
      'Start with debugging, without sandbox, with other hosts or certificates',
      'switch-dangerous',
      [
        ...start(
          '--remote-debugging-port=9222',
          '--remote-debugging-pipe',
          '--inspect=0',
          '--inspect-brk',
          '--disable-web-security',
          '--ignore-certificate-errors',
          '--no-sandbox',
          '--host-resolver-rules=MAP * 127.0.0.1',
          '--proxy-server=evil:1',
          '--load-extension=/x',
          '--user-data-dir=/tmp/x',
          '--js-flags=--expose-gc',
          '--log-net-log=/tmp/x',
          '-r',
          '-e',
          '--REMOTE-DEBUGGING-PORT=1',
        ),
        { put: 'switch', argv: ['/remote-debugging-port=9222'], platform: 'win32' },
      ],
      { expected: 'exit code 78, no window' },
    ),
    attempt(
      'P02',
      'Start with a switch that nobody knows',
      'switch-unknown',
      start('--enable-something-new', '--kiosk-printing', '--app=https://evil.example'),
    ),
    attempt('P03', 'Start as plain Node (ELECTRON_RUN_AS_NODE)', 'fuse', [
      { put: 'fuse', name: 'runAsNode', is: false },
    ]),
    attempt('P04', 'Code through NODE_OPTIONS', 'fuse', [
      { put: 'fuse', name: 'enableNodeOptionsEnvironmentVariable', is: false },
    ]),
    attempt('P05', 'Debugger through a signal (SIGUSR1) or --inspect', 'fuse', [
      { put: 'fuse', name: 'enableNodeCliInspectArguments', is: false },
    ]),
    attempt(
      'P06',
      'A changed or unpacked program',
      'fuse',
      [
        { put: 'fuse', name: 'enableEmbeddedAsarIntegrityValidation', is: true },
        { put: 'fuse', name: 'onlyLoadAppFromAsar', is: true },
      ],
      { onComputer: 'Linux checks no asar: make the package read-only to the kiosk user (the .deb does).' },
    ),
    attempt('P07', 'file: pages with privileges', 'fuse', [
      { put: 'fuse', name: 'grantFileProtocolExtraPrivileges', is: false },
    ]),
    attempt(
      'P08',
      'A second start with an address, a file or a protocol',
      'single-instance open-url open-file',
      [
        proof(
          'main-process/lifecycle/lifecycle.test.ts',
          'a second start brings the first to the front and reads no arguments',
        ),
        { put: 'event', on: 'app', name: 'open-url' },
        { put: 'event', on: 'app', name: 'open-file' },
      ],
      { expected: 'the first kiosk comes to the front' },
    ),
    attempt(
      'P09',
      'A message from a frame, another page, a gone page, another origin, an empty page of our origin',
      'sender-frame sender-page sender-gone sender-origin sender-address',
      [
        { put: 'sender', frame: { origin: 'app://kiosk', isTop: false } },
        { put: 'sender', isCurrentPage: false },
        { put: 'sender', frame: null },
        { put: 'sender', frame: { origin: 'https://docs.google.com', isTop: true } },
        { put: 'sender', frame: { origin: 'null', isTop: true } },
        { put: 'sender', frame: { origin: 'app://kiosk.evil', isTop: true } },
        { put: 'sender', frame: { origin: 'app://kiosk', isTop: true, url: 'about:blank' } },
        { put: 'sender', frame: { origin: 'app://kiosk', isTop: true, url: 'app://kiosk/other.html' } },
      ],
    ),
    attempt(
      'P10',
      'A thousand messages a second',
      'ipc-flood',
      [proof('main-process/session/ipc.test.ts', 'a flood is answered up to its limit')],
      { expected: '30 a second are answered' },
    ),
    attempt('P11', 'Messages of another shape', 'ipc-payload', [
      { put: 'payload', channel: channels.unlock, payload: '12' },
      { put: 'payload', channel: channels.unlock, payload: '1'.repeat(1_000_000) },
      { put: 'payload', channel: channels.unlock, payload: { toString: '1234' } },
      { put: 'payload', channel: channels.staffAction, payload: 'shell' },
      { put: 'payload', channel: channels.reportVoices, payload: -1 },
      { put: 'payload', channel: channels.reportVoices, payload: Number.NaN },
      { put: 'payload', channel: channels.reportReading, payload: 'yes' },
      { put: 'payload', channel: channels.endSession, payload: { now: true } },
    ]),
    attempt(
      'P12',
      'The page looks for Node, Electron or a raw channel',
      'context-isolation',
      [
        { put: 'preference', name: 'contextIsolation', is: true },
        { put: 'preference', name: 'nodeIntegration', is: false },
        { put: 'preference', name: 'nodeIntegrationInWorker', is: false },
        { put: 'preference', name: 'nodeIntegrationInSubFrames', is: false },
        { put: 'preference', name: 'sandbox', is: true },
        proof('preload.test.ts', 'the page gets functions and nothing else'),
      ],
      {
        inPage: {
          run: `[typeof require, typeof process, typeof module, typeof __dirname, typeof Buffer].join()`,
          gives: 'undefined,undefined,undefined,undefined,undefined',
        },
        inElectron: {
          run: `[typeof require, typeof process, typeof module, typeof __dirname, typeof Buffer, Object.values(kiosk).every((v) => typeof v === 'function')].join()`,
          gives: 'undefined,undefined,undefined,undefined,undefined,true',
        },
      },
    ),
    attempt('P13', 'The page weakens its own web security', 'preference', [
      { put: 'preference', name: 'webSecurity', is: true },
      { put: 'preference', name: 'allowRunningInsecureContent', is: false },
      { put: 'preference', name: 'experimentalFeatures', is: false },
    ]),
  ],
};
