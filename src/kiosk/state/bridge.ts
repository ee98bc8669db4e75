import type { KioskBridge } from '~/domain/contract/kiosk-bridge.ts';
import { previewBridge } from './preview-bridge.ts';

/** The kiosk's main process, or its replacement in a plain browser. */
export function kioskBridge(): KioskBridge {
  return window.kiosk ?? previewBridge;
}

/** Whether the pages run in a plain browser, without a kiosk around them. */
export function isPreview(): boolean {
  return typeof window !== 'undefined' && window.kiosk === undefined;
}
