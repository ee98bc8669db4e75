/**
 * Who decides where a window stands. A Wayland compositor does it alone: a program can neither place a window nor cover a
 * second display. Elsewhere (X11, Windows, macOS) the program does.
 */
export type WindowSystem = 'wayland' | 'placed';

/**
 * What draws the windows of this session.
 * @param ozonePlatform Chromium's switch `ozone-platform`, which Chromium sets by itself where it chose; empty when it is not set.
 * @param env the session's environment; asked only where the switch says nothing.
 */
export function windowSystem(
  platform: string,
  ozonePlatform: string,
  env: Readonly<Record<string, string | undefined>>,
): WindowSystem {
  if (platform !== 'linux') return 'placed';
  if (ozonePlatform !== '') return ozonePlatform === 'wayland' ? 'wayland' : 'placed';
  return env.WAYLAND_DISPLAY !== undefined || env.XDG_SESSION_TYPE === 'wayland' ? 'wayland' : 'placed';
}
