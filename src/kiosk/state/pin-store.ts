import type { UnlockResult } from '~/domain/contract/kiosk-bridge.ts';
import { createKioskStore } from './kiosk-store.ts';

/** How far staff came: the last answer, `refused` when main gave none, null before the first try. */
export type StaffAnswer = UnlockResult | { answer: 'refused' } | null;

/** The staff dialog. The PIN is kept no longer than it takes to send it. */
export const usePin = createKioskStore<{ open: boolean; pin: string; answer: StaffAnswer }>({
  open: false,
  pin: '',
  answer: null,
});
