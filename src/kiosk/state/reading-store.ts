import { createKioskStore } from './kiosk-store.ts';

/** `voiceless`: somebody asked for it, and the computer has no voice of their language. */
export type ReadingState = 'silent' | 'reading' | 'paused' | 'voiceless';

/** Whether the page is being read aloud. */
export const useReading = createKioskStore<{ state: ReadingState }>({ state: 'silent' });
