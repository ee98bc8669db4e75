import { expect, test } from 'vitest';
import { windowSystem } from '../../../../electron/policy/window-system.ts';

test.each([
  // What Chromium took counts, whatever the session says.
  ['linux', 'wayland', {}, 'wayland'],
  ['linux', 'x11', { WAYLAND_DISPLAY: 'wayland-0', XDG_SESSION_TYPE: 'wayland' }, 'placed'],
  ['linux', 'headless', {}, 'placed'],
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
