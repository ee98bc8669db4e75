import { BaseWindow, screen, WebContentsView, type WebContents } from 'electron';
import type { Opening } from '../../../src/domain/contract/kiosk-opening.ts';
import { panelSizes } from '../../../src/domain/kiosk/panel.ts';
import { emergencyNumberOf } from '../../policy/emergency.ts';
import { languagesOf } from '../../policy/languages.ts';
import { fallbackUrl, homeUrl } from '../../policy/layout.ts';
import {
  chooseDisplay,
  coverOptions,
  ground,
  isSameBounds,
  webPreferences,
  windowOptions,
} from '../../policy/window.ts';
import type { Context } from '../context.ts';
import { guardWindow } from '../guards/guards.ts';

/** The one window and the one page in it. */
export type KioskWindow = {
  /** Shows a new page in place of the last one, which must be gone. */
  open: (page: 'home' | 'fallback', before: Pick<Opening, 'afterVisit' | 'outOfService'>) => WebContents;
  /** Ends the page for good: process, sessionStorage, half-typed text. */
  destroyPage: () => void;
  /** The page on the screen; null between two of them. */
  page: () => WebContents | null;
  /** Whether this was a page of the kiosk that it ended itself: what such a page still says is late, not foreign. */
  hasLeft: (contents: WebContents) => boolean;
  /** Lets another program's window come in front. */
  yieldFocus: () => void;
  /** Full screen, in front, with the keyboard. */
  regainFocus: () => void;
  /** Whether the window has the keyboard and fills its display. */
  isInFront: () => boolean;
  /**
   * Whether there is a screen that it can be seen on. Null where nobody can know: under Wayland a program hears nothing of an output
   * that is off, and Electron goes on to name the display.
   */
  isOnDisplay: () => boolean | null;
  sizePx: () => { width: number; height: number };
};

/** What a page of this size needs before its script has run. */
function openingOf(
  config: Context['config'],
  { width, height }: Electron.Rectangle,
  before: Pick<Opening, 'afterVisit' | 'outOfService'>,
): Opening {
  const { bodyPx, targetPx, gapPx } = panelSizes({ ...config.display, widthPx: width, heightPx: height });
  return {
    emergencyNumber: emergencyNumberOf(config),
    languages: languagesOf(config),
    panel: { bodyPx, targetPx, gapPx },
    ...before,
  };
}

/** Opens the window on the display of the config and covers all others. */
export function openKioskWindow(context: Context, preload: string, onClosed: () => void): KioskWindow {
  const display = () => chooseDisplay(screen.getAllDisplays(), context.config.display.index);
  const bounds = () => display()?.bounds ?? { x: 0, y: 0, width: 1_280, height: 800 };
  const window = new BaseWindow(windowOptions(bounds(), context.build, context.windowSystem));
  let view: WebContentsView | null = null;
  let isDrawn = context.windowSystem === 'placed';
  const left = new WeakSet<WebContents>();

  const fill = () => {
    const { width, height } = window.getContentBounds();
    view?.setBounds({ x: 0, y: 0, width, height });
  };
  const isFull = () => context.windowSystem === 'wayland' || isSameBounds(window.getBounds(), bounds());
  const regainFocus = () => {
    if (context.build === 'dev') return;
    // Before it is drawn a Wayland window cannot be brought to the front.
    if (isDrawn) bringInFront(window, context, isFull() ? null : bounds());
    liveContents(view)?.focus();
  };
  guardWindow(window, context, onClosed);
  window.on('resize', fill);
  // Under Wayland the compositor gives the focus to what it has drawn, and not before.
  window.once('focus', () => {
    isDrawn = true;
    if (context.windowSystem === 'wayland' && context.build !== 'dev') window.setKiosk(true);
  });
  coverOthers(context, display, bounds, () => {
    if (context.build !== 'dev') window.setBounds(bounds());
    fill();
  });

  return {
    open(page, before) {
      if (view !== null) throw new Error('The last page is still there.');
      // The error screen must come up when the preload is what fails.
      const preloadPath = page === 'fallback' ? null : preload;
      const opening = openingOf(context.config, window.getContentBounds(), before);
      view = new WebContentsView({ webPreferences: webPreferences(preloadPath, context.build, opening) });
      view.setBackgroundColor(ground);
      window.contentView.addChildView(view);
      fill();
      const { webContents } = view;
      const url = page === 'fallback' ? fallbackUrl : (context.devUrl ?? homeUrl);
      // A failed load comes back as did-fail-load; see recovery.ts.
      webContents.loadURL(url).catch(() => undefined);
      webContents.focus();
      return webContents;
    },
    destroyPage() {
      if (view === null) return;
      const leaving = view;
      // Forgotten first: Electron frees the process only when nobody holds the view.
      view = null;
      window.contentView.removeChildView(leaving);
      const contents = liveContents(leaving);
      if (contents === null) return;
      left.add(contents);
      contents.close({ waitForBeforeUnload: false });
    },
    page: () => liveContents(view),
    hasLeft: (contents) => left.has(contents),
    yieldFocus() {
      window.setAlwaysOnTop(false);
      window.blur();
    },
    regainFocus,
    isInFront: () => context.build === 'dev' || window.isDestroyed() || (window.isFocused() && isFull()),
    isOnDisplay() {
      if (context.windowSystem === 'none' || screen.getAllDisplays().length === 0) return false;
      return context.windowSystem === 'wayland' ? null : true;
    },
    sizePx: () => window.getContentBounds(),
  };
}

/**
 * Undoes whatever a window manager lets others do to a window: hidden, covered, sent to another desktop, taken out of full
 * screen. What Electron believes to be so already it does not ask for again, so some of it is taken back first.
 * @param moved where the window belongs; null when it is there.
 */
function bringInFront(window: BaseWindow, context: Context, moved: Electron.Rectangle | null): void {
  if (context.platform === 'linux') window.setVisibleOnAllWorkspaces(true);
  if (moved !== null) {
    window.setKiosk(false);
    window.setBounds(moved);
  }
  window.setAlwaysOnTop(false);
  window.setAlwaysOnTop(true, 'screen-saver');
  window.setKiosk(true);
  window.show();
  window.moveTop();
  window.focus();
}

/** The contents of a view while there are any: a page that closed itself leaves a view without. */
function liveContents(view: WebContentsView | null): WebContents | null {
  const contents: WebContents | undefined = view?.webContents;
  return contents === undefined || contents.isDestroyed() ? null : contents;
}

/**
 * Black sheets over the other displays, renewed whenever a cable is pulled or plugged. None under Wayland, where a cover cannot
 * be placed and would lie on the kiosk.
 */
function coverOthers(
  context: Context,
  chosen: () => Electron.Display | null,
  bounds: () => Electron.Rectangle,
  refit: () => void,
): void {
  const isPossible = context.build !== 'dev' && context.windowSystem !== 'wayland';
  let covers: readonly BaseWindow[] = [];
  const renew = () => {
    for (const cover of covers) cover.destroy();
    if (isPossible) {
      const others = screen.getAllDisplays().filter(({ id }) => id !== chosen()?.id);
      covers = others.map((display) => new BaseWindow(coverOptions(display.bounds, bounds())));
    }
    refit();
  };
  renew();
  screen.on('display-added', renew);
  screen.on('display-removed', renew);
  screen.on('display-metrics-changed', renew);
}
