import { expect, test } from 'vitest';
import { paletteColour } from '../../../../build/palette.ts';
import {
  chooseDisplay,
  coverOptions,
  ground,
  hasDisplay,
  webPreferences,
  windowOptions,
  windowSystem,
} from '../../../../electron/policy/window.ts';

/* What a page may and may not do with these preferences is tried in a real Electron: tests/electron/escapes.spec.ts, visits.spec.ts. */

const panel = { bodyPx: 45, targetPx: 81, gapPx: 11 };
const opening = {
  emergencyNumber: '112',
  languages: ['hi', 'en'],
  panel,
  afterVisit: true,
  outOfService: false,
} as const;
const bounds = { x: 0, y: 0, width: 1_920, height: 1_080 };

test.each([
  ['release', false],
  ['e2e', false],
  ['dev', true],
] as const)('a page of a %s build is locked in, and has developer tools: %s', (build, devTools) => {
  const { partition, ...preferences } = webPreferences('/p.cjs', build, opening);
  expect(partition).not.toMatch(/^persist:/);
  expect(preferences).toMatchObject({
    devTools,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    plugins: false,
    experimentalFeatures: false,
    spellcheck: false,
    navigateOnDragDrop: false,
    disableDialogs: true,
  });
});

test('before a page is drawn the window has the ground of the invitation', () => {
  expect(ground).toBe(paletteColour('cream-50'));
});

test('the window is locked in; under Wayland it asks for no full screen before it is drawn', () => {
  const locked = { kiosk: true, frame: false, closable: false, minimizable: false, movable: false };
  expect(windowOptions(bounds, 'release', 'placed')).toMatchObject({ ...bounds, ...locked });
  expect(windowOptions(bounds, 'release', 'wayland')).toMatchObject({ ...bounds, ...locked, kiosk: false });
  expect(windowOptions(bounds, 'dev', 'placed')).not.toHaveProperty('kiosk');
});

test.each([
  ['beside the kiosk', { x: 1_920, y: 0 }, { x: 0, y: 0, height: 1_081 }],
  ['below the kiosk', { x: 0, y: -1_080 }, { x: 0, y: 0, height: 1_081 }],
  ['above the kiosk', { x: 0, y: 1_080 }, { x: 0, y: -1, height: 1_081 }],
])('a cover is a pixel higher than its display, and the pixel not on the kiosk: %s', (_where, at, cover) => {
  const black = { width: 1_920, focusable: false, backgroundColor: '#000000' };
  expect(coverOptions(bounds, { ...bounds, ...at })).toMatchObject({ ...black, ...cover });
});

test('the display of the config, or the first one', () => {
  expect(chooseDisplay(['a', 'b'], 1)).toBe('b');
  expect(chooseDisplay(['a', 'b'], 5)).toBe('a');
  expect(chooseDisplay([], 0)).toBeNull();
});

test.each([
  // What Chromium took counts, whatever the session says.
  ['linux', 'wayland', {}, 'wayland', false],
  ['linux', 'x11', { WAYLAND_DISPLAY: 'wayland-0', XDG_SESSION_TYPE: 'wayland' }, 'placed', true],
  ['linux', 'headless', {}, 'none', false],
  // Where it says nothing, the session does.
  ['linux', '', { WAYLAND_DISPLAY: 'wayland-0' }, 'wayland', true],
  ['linux', '', { XDG_SESSION_TYPE: 'wayland' }, 'wayland', false],
  ['linux', '', { DISPLAY: ':0', XDG_SESSION_TYPE: 'x11' }, 'placed', true],
  ['linux', '', { DISPLAY: '' }, 'placed', false],
  ['win32', '', { WAYLAND_DISPLAY: 'wayland-0' }, 'placed', true],
  ['darwin', '', { XDG_SESSION_TYPE: 'wayland' }, 'placed', true],
] as const)('%s, ozone-platform %j, %j: %s, with a display: %s', (platform, ozone, env, system, display) => {
  expect(windowSystem(platform, ozone, env)).toBe(system);
  expect(hasDisplay(platform, env)).toBe(display);
});
