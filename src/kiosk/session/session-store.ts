import { createKioskStore } from './kiosk-store.ts';

/** What the screen shows: nothing, the invitation, the pages, or the good-bye until the page is replaced. */
export type Stage = 'asleep' | 'attract' | 'pages' | 'ended';

/** Where the visit stands. `secondsLeft` is the countdown's number while it runs. */
export const useSession = createKioskStore<{ stage: Stage; secondsLeft: number | null }>({
  stage: 'attract',
  secondsLeft: null,
});
