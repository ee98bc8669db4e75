import { attempt, onlyOnComputer, type Area, type Probe } from './types.ts';

const permissions = (...names: readonly string[]): readonly Probe[] =>
  names.map((name) => ({ put: 'permission', name }));
const header = (has: string, name = 'Content-Security-Policy'): Probe => ({ put: 'header', name, has });
const sandbox = header('sandbox allow-scripts allow-same-origin allow-forms');

/** The name of the error a promise ends with. */
const failsWith = (expression: string, gives: string) => ({
  run: `(async () => { try { await ${expression}; return 'done'; } catch (error) { return error.name; } })()`,
  gives,
});

/** Ways through plug-ins, dialogs and devices. */
export const devices: Area = {
  title: 'Dialogs, devices, scripts',
  escapes: [
    attempt('S15', 'PDF pages, <embed>, <object>', 'asset-unknown', [
      { put: 'asset', url: 'app://kiosk/deck.pdf' },
      { put: 'preference', name: 'plugins', is: false },
      header("object-src 'none'"),
    ]),
    attempt(
      'S16',
      'alert, confirm, prompt, a thousand times',
      'csp-sandbox',
      [sandbox, { put: 'preference', name: 'disableDialogs', is: true }],
      {
        inPage: {
          run: `(() => { for (let n = 0; n < 1000; n += 1) alert(n); return confirm('?') === false && prompt('?') === null; })()`,
          gives: true,
        },
      },
    ),
    attempt('S17', 'Spell checking that loads dictionaries', 'preference', [
      { put: 'preference', name: 'spellcheck', is: false },
    ]),
    attempt(
      'S18',
      'Full screen, pointer lock, keyboard lock, wake lock by script',
      'permission-fullscreen permission-pointerLock permission-keyboardLock permission-screen-wake-lock',
      [
        ...permissions(
          'fullscreen',
          'automatic-fullscreen',
          'pointerLock',
          'keyboardLock',
          'screen-wake-lock',
          'system-wake-lock',
        ),
        header('fullscreen=()', 'Permissions-Policy'),
      ],
      { inPage: failsWith('document.documentElement.requestFullscreen()', 'TypeError') },
    ),
    attempt(
      'S19',
      'Camera and microphone',
      'permission-media',
      [
        ...permissions('media', 'speaker-selection', 'captured-surface-control'),
        header('camera=()', 'Permissions-Policy'),
        header('microphone=()', 'Permissions-Policy'),
      ],
      { inElectron: failsWith('navigator.mediaDevices.getUserMedia({ audio: true })', 'NotAllowedError') },
    ),
    attempt('S20', 'Screen capture', 'permission-display-capture display-media', [
      ...permissions('display-capture'),
      {
        put: 'test',
        file: 'tests/unit/electron/main-process/guards/guard-session.test.ts',
        title: 'every device handler says no',
      },
      header('display-capture=()', 'Permissions-Policy'),
    ]),
    attempt(
      'S21',
      'Place',
      'permission-geolocation',
      [
        ...permissions('geolocation', 'geolocation-approximate'),
        header('geolocation=()', 'Permissions-Policy'),
      ],
      {
        inPage: {
          run: `new Promise((done) => navigator.geolocation ? navigator.geolocation.getCurrentPosition(() => done('told'), () => done('refused')) : done('refused'))`,
          gives: 'refused',
        },
      },
    ),
    attempt(
      'S22',
      'USB, HID, serial, Bluetooth, MIDI, NFC',
      'usb hid serial bluetooth permission-usb permission-hid permission-serial permission-midi permission-nfc',
      [
        ...permissions('usb', 'hid', 'serial', 'midi', 'midiSysex', 'nfc', 'smart-card'),
        { put: 'event', on: 'session', name: 'select-usb-device' },
        { put: 'event', on: 'session', name: 'select-hid-device' },
        { put: 'event', on: 'session', name: 'select-serial-port' },
        { put: 'event', on: 'contents', name: 'select-bluetooth-device' },
      ],
    ),
    attempt(
      'S23',
      'Every other permission Electron knows',
      'permission-unknown',
      [
        ...permissions(
          'ar',
          'background-fetch',
          'background-sync',
          'hand-tracking',
          'idle-detection',
          'local-fonts',
          'local-network',
          'local-network-access',
          'loopback-network',
          'mediaKeySystem',
          'payment-handler',
          'periodic-background-sync',
          'persistent-storage',
          'sensors',
          'storage-access',
          'top-level-storage-access',
          'vr',
          'web-printing',
          'window-management',
          'unknown',
          'one-that-is-new',
        ),
        {
          put: 'test',
          file: 'tests/unit/electron/policy/permissions.test.ts',
          title: 'no permission of Electron is granted',
        },
      ],
      {
        inPage: {
          run: `(async () => (await Promise.all(['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read'].map((name) => navigator.permissions.query({ name }).then((s) => s.state, () => 'denied')))).filter((s) => s === 'granted').length)()`,
          gives: 0,
        },
      },
    ),
    attempt(
      'S24',
      'Code made from text: eval, innerHTML, inline scripts and handlers',
      'csp-script',
      [
        header("script-src 'self'"),
        header("require-trusted-types-for 'script'"),
        header("trusted-types 'none'"),
      ],
      {
        inPage: {
          // A debugger's own expression may use eval while it runs: the tries come a task later.
          run: `(async () => { await new Promise((done) => setTimeout(done, 0)); const tries = [() => (0, eval)('1'), () => new Function('return 1')(), () => { document.createElement('div').innerHTML = '<b>x</b>'; }]; return tries.filter((each) => { try { each(); return true; } catch { return false; } }).length; })()`,
          gives: 0,
        },
      },
    ),
    onlyOnComputer(
      'S25',
      'Edge swipes and gestures with three or four fingers',
      'Windows: `AllowEdgeSwipe=0`; GNOME and macOS: gestures off; under `cage` there are none.',
    ),
  ],
};
