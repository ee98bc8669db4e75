import type { Session } from 'electron';

/** Every permission Electron can be asked for, from its own types: a new one in an update is a compile error below. */
export type Permission =
  | Parameters<NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>>[1]
  | Parameters<NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>>[1];

/** What a kiosk grants: nothing. Without both handlers Electron grants everything (docs, session.md). */
const granted: Readonly<Record<Permission, boolean>> = {
  ar: false,
  'automatic-fullscreen': false,
  'background-fetch': false,
  'background-sync': false,
  'captured-surface-control': false,
  'clipboard-read': false,
  'clipboard-sanitized-write': false,
  'deprecated-sync-clipboard-read': false,
  'display-capture': false,
  fileSystem: false,
  fullscreen: false,
  geolocation: false,
  'geolocation-approximate': false,
  'hand-tracking': false,
  hid: false,
  'idle-detection': false,
  keyboardLock: false,
  'local-fonts': false,
  'local-network': false,
  'local-network-access': false,
  'loopback-network': false,
  media: false,
  mediaKeySystem: false,
  midi: false,
  midiSysex: false,
  nfc: false,
  notifications: false,
  openExternal: false,
  'payment-handler': false,
  'periodic-background-sync': false,
  'persistent-storage': false,
  pointerLock: false,
  'screen-wake-lock': false,
  sensors: false,
  serial: false,
  'smart-card': false,
  'speaker-selection': false,
  'storage-access': false,
  'system-wake-lock': false,
  'top-level-storage-access': false,
  usb: false,
  vr: false,
  'web-app-installation': false,
  'web-printing': false,
  'window-management': false,
  unknown: false,
};

/** Names of all permissions, for tests and docs. */
export const permissionNames: readonly string[] = Object.keys(granted);

/** Whether a permission is granted. A name that Electron's types do not know is refused too. */
export function isPermitted(name: string): boolean {
  return Object.entries(granted).some(([known, isGranted]) => known === name && isGranted);
}
