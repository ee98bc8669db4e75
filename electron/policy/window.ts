import type { BaseWindowConstructorOptions, WebPreferences } from 'electron';
import { openingArgument, type Opening } from '../../src/domain/contract/kiosk-opening.ts';
import type { Build } from './layout.ts';

/** A name without `persist:`: everything a visitor leaves is in memory and gone with the process. */
export const partition = 'kiosk';

/**
 * What a page can open beside itself, by Chromium's own names (runtime_enabled_features.json5). These names may change with
 * an update: a test in a real Electron asks whether the pages still lack what they stand for.
 */
export const refusedBlinkFeatures = [
  'FileSystemAccessLocal',
  'EyeDropperAPI',
  'DocumentPictureInPictureAPI',
  'RemotePlayback',
] as const;

/**
 * What a page may do. Every value is written out, defaults too, so that a changed default changes nothing here.
 * @param preload null for a page that needs nothing of the kiosk.
 * @param opening what the preload binds before the page is drawn.
 */
export function webPreferences(
  preload: string | null,
  build: Build,
  opening: Opening,
): Readonly<WebPreferences> {
  return {
    ...(preload === null ? {} : { preload }),
    additionalArguments: [openingArgument(opening)],
    partition,
    ...locked(build),
  };
}

/** The session of what is printed, in memory as well, apart from the visitor's. */
export const sheetPartition = 'sheet';

/** What a document that is only printed may do: nothing at all. */
export function sheetPreferences(): Readonly<WebPreferences> {
  return { ...locked('release'), javascript: false };
}

function locked(build: Build): WebPreferences {
  return {
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
    disableBlinkFeatures: refusedBlinkFeatures.join(','),
    devTools: build === 'dev',
    // Windows and Linux would fetch dictionaries from a foreign host.
    spellcheck: false,
    navigateOnDragDrop: false,
    disableDialogs: true,
    autoplayPolicy: 'user-gesture-required',
    // The countdown must not be slowed when another window lies on top.
    backgroundThrottling: false,
    disableHtmlFullscreenWindowResize: true,
    zoomFactor: 1,
    zoomMode: 'disabled',
  };
}

/** The ground of the invitation (`--cream-50`), seen while a page is on its way: no other colour flashes before it. */
export const ground = '#fdfbf7';

type Bounds = { x: number; y: number; width: number; height: number };

/**
 * The window: a full screen without frame or way out; in a dev build an ordinary one. It stays for the life of the program,
 * and only the page inside it is replaced: nothing of the desktop shows between two visitors.
 *
 * Under Wayland it asks for the full screen only once it is drawn: the compositor cage answers a window that asks before
 * with a size of 0 by 0, and the program ends.
 */
export function windowOptions(
  bounds: Bounds,
  build: Build,
  system: WindowSystem,
): Readonly<BaseWindowConstructorOptions> {
  if (build === 'dev') return { width: 1_280, height: 800, backgroundColor: ground };
  return {
    ...bounds,
    backgroundColor: ground,
    kiosk: system === 'placed',
    frame: false,
    resizable: false,
    movable: false,
    minimizable: false,
    maximizable: false,
    closable: false,
    skipTaskbar: true,
    alwaysOnTop: true,
    autoHideMenuBar: true,
    title: '',
  };
}

/**
 * A black sheet over a display that is not the kiosk's. It is a pixel higher than the display: Chromium on X11 makes a window
 * of exactly a display's size a pixel smaller each way, and a line of the desktop would show.
 * @param chosen bounds of the kiosk's display, on which the pixel must not lie.
 */
export function coverOptions(display: Bounds, chosen: Bounds): Readonly<BaseWindowConstructorOptions> {
  const above = chosen.y > display.y ? 1 : 0;
  const bounds = { ...display, y: display.y - above, height: display.height + 1 };
  return { ...windowOptions(bounds, 'release', 'placed'), focusable: false, backgroundColor: '#000000' };
}

/** Whether a window lies where it should, to the pixel. */
export function isSameBounds(one: Bounds, other: Bounds): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;
}

/** The display of the config, or the first one when it is not there. */
export function chooseDisplay<Screen>(displays: readonly Screen[], index: number): Screen | null {
  return displays[index] ?? displays[0] ?? null;
}

/**
 * Who decides where a window stands. A Wayland compositor does it alone: a program can neither place a window nor cover a
 * second display. Elsewhere (X11, Windows, macOS) the program does. `none`: Chromium was told to draw on no screen.
 */
export type WindowSystem = 'wayland' | 'placed' | 'none';

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
  if (ozonePlatform === 'headless') return 'none';
  if (ozonePlatform !== '') return ozonePlatform === 'wayland' ? 'wayland' : 'placed';
  return env.WAYLAND_DISPLAY !== undefined || env.XDG_SESSION_TYPE === 'wayland' ? 'wayland' : 'placed';
}

/** Whether Chromium can come up: on Linux it ends a program without a display as soon as that waits for anything. */
export function hasDisplay(platform: string, env: Readonly<Record<string, string | undefined>>): boolean {
  return platform !== 'linux' || Boolean(env.DISPLAY) || Boolean(env.WAYLAND_DISPLAY);
}
