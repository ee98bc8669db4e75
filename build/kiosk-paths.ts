import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Modes of vite.config.ts that build the kiosk: for visitors, and for Playwright with a real Electron. */
export const kioskModes = ['kiosk', 'kiosk-e2e'] as const;

export type KioskMode = (typeof kioskModes)[number];

export function isKioskMode(mode: string): mode is KioskMode {
  return kioskModes.some((each) => each === mode);
}

/**
 * Folder of a built kiosk; what lies in it is named in electron/policy/layout.ts. `KIOSK_FOLDER` moves it, so that a run of
 * the tests and a build for visitors can stand side by side.
 */
export function kioskFolder(mode: KioskMode): string {
  return resolve(process.env.KIOSK_FOLDER || fromRoot(`dist/${mode}`));
}

/** What the kiosk is built from, as absolute paths. */
export const kioskSources = {
  config: fromRoot('vite.config.ts'),
  pages: fromRoot('src/kiosk'),
  prerender: fromRoot('src/kiosk/prerender.tsx'),
  main: fromRoot('electron/main.ts'),
  preload: fromRoot('electron/preload.ts'),
  publicDir: fromRoot('public'),
} as const;
