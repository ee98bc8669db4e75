import { expect, test } from 'vitest';
import { paletteColour } from '../../../../build/palette.ts';
import {
  chooseDisplay,
  coverOptions,
  displaysToCover,
  ground,
  partition,
  webPreferences,
  windowOptions,
  windowSystem,
} from '../../../../electron/policy/window.ts';

/** The preload's argument. */
const panel = { bodyPx: 45, targetPx: 81, gapPx: 11 };
const opening = { emergencyNumber: '112', languages: ['hi', 'en'], panel, afterVisit: true } as const;

const bounds = { x: 0, y: 0, width: 1_920, height: 1_080 };

test('nothing is kept on the disk', () => {
  expect(partition.startsWith('persist:')).toBe(false);
  expect(webPreferences('/p.cjs', 'release', opening).partition).toBe(partition);
});

test('the preferences of a page, all written out', () => {
  expect(webPreferences('/p.cjs', 'release', opening)).toMatchSnapshot();
});

test('developer tools in a dev build alone', () => {
  const builds = ['release', 'dev', 'e2e'] as const;
  expect(builds.map((build) => webPreferences('/p.cjs', build, opening).devTools)).toEqual([
    false,
    true,
    false,
  ]);
});

test('before a page is drawn the window has the ground of the invitation', () => {
  expect(ground).toBe(paletteColour('cream-50'));
});

test('the window fills the display, and a dev build has an ordinary one', () => {
  expect(windowOptions(bounds, 'release', 'placed')).toMatchSnapshot();
  expect(windowOptions(bounds, 'dev', 'placed')).not.toHaveProperty('kiosk');
  const { width } = bounds;
  expect(coverOptions(bounds, { ...bounds, x: width })).toMatchObject({
    focusable: false,
    backgroundColor: '#000000',
  });
});

test.each([
  ['beside the kiosk', { x: 1_920, y: 0 }, { x: 0, y: 0, height: 1_081 }],
  ['below the kiosk', { x: 0, y: -1_080 }, { x: 0, y: 0, height: 1_081 }],
  ['above the kiosk', { x: 0, y: 1_080 }, { x: 0, y: -1, height: 1_081 }],
])('a cover is a pixel higher than its display, and the pixel not on the kiosk: %s', (_where, at, cover) => {
  expect(coverOptions(bounds, { ...bounds, ...at })).toMatchObject({ width: 1_920, ...cover });
});

test('the display of the config, or the first one', () => {
  expect(chooseDisplay(['a', 'b'], 1)).toBe('b');
  expect(chooseDisplay(['a', 'b'], 5)).toBe('a');
  expect(chooseDisplay([], 0)).toBeNull();
  expect(displaysToCover(['a', 'b', 'c'], (display) => display === 'b', 'placed')).toEqual(['a', 'c']);
});

test('under Wayland the window asks for no full screen before it is drawn, and covers no other display', () => {
  expect(windowOptions(bounds, 'release', 'wayland')).toEqual({
    ...windowOptions(bounds, 'release', 'placed'),
    kiosk: false,
  });
  expect(displaysToCover(['a', 'b'], (display) => display === 'b', 'wayland')).toEqual([]);
});

test.each([
  // What Chromium took counts, whatever the session says.
  ['linux', 'wayland', {}, 'wayland'],
  ['linux', 'x11', { WAYLAND_DISPLAY: 'wayland-0', XDG_SESSION_TYPE: 'wayland' }, 'placed'],
  ['linux', 'headless', {}, 'none'],
  // Where it says nothing, the session does.
  ['linux', '', { WAYLAND_DISPLAY: 'wayland-0' }, 'wayland'],
  ['linux', '', { XDG_SESSION_TYPE: 'wayland' }, 'wayland'],
  ['linux', '', { DISPLAY: ':0', XDG_SESSION_TYPE: 'x11' }, 'placed'],
  ['linux', '', {}, 'placed'],
  ['win32', '', { WAYLAND_DISPLAY: 'wayland-0' }, 'placed'],
  ['darwin', '', { XDG_SESSION_TYPE: 'wayland' }, 'placed'],
] as const)('%s, ozone-platform %j, %j: %s', (platform, ozone, env, expected) => {
  expect(windowSystem(platform, ozone, env)).toBe(expected);
});
