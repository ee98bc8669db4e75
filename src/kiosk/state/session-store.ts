import type { Language } from '~/domain/language.ts';
import { createKioskStore } from './kiosk-store.ts';

/** What the screen shows: nothing, the invitation, the pages, or the good-bye until the page is replaced. */
export type KioskView = 'asleep' | 'attract' | 'pages' | 'ended';

type Session = {
  view: KioskView;
  /** The countdown's number while it runs. */
  secondsLeft: number | null;
  /** What the visitor chose to read in; null in the kiosk's own language. */
  language: Language | null;
};

/** State of the visit. */
export const useSession = createKioskStore<Session>({ view: 'attract', secondsLeft: null, language: null });
