import { createKioskStore } from '../session/kiosk-store.ts';

export type ReadingState = 'silent' | 'reading' | 'paused';

/** Whether the page is being read aloud. */
export const useReading = createKioskStore<{ state: ReadingState }>({ state: 'silent' });
