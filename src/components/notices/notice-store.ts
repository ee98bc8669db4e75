import { create } from 'zustand';
import type { NoticeKind } from '~/ui/Notice/Notice.tsx';

/** What somebody wants to say. */
export type NoticeContent = {
  kind: NoticeKind;
  title: string;
  text: string;
  /** Milliseconds until it closes by itself; null keeps it until somebody closes it. */
  durationMs: number | null;
  /** Whether screen readers read it out. Silent where the focused element says the same. */
  isSilent?: boolean;
};

export type ShownNotice = NoticeContent & { id: number };

/** More than these at once would cover the page; the oldest give way. */
const maxShown = 3;

let lastId = 0;

/** The notices on the screen, oldest first. */
export const useNotices = create<{ notices: readonly ShownNotice[] }>(() => ({ notices: [] }));

/**
 * Shows a notice on whatever page is open (specification, section 4).
 * @returns its id, for `closeNotice`.
 */
export function showNotice(notice: NoticeContent): number {
  lastId += 1;
  const shown = { ...notice, id: lastId };
  useNotices.setState(({ notices }) => ({ notices: [...notices, shown].slice(-maxShown) }));
  return shown.id;
}

/** Closes a notice; nothing happens when it is gone already. */
export function closeNotice(id: number): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** Closes the notice that came last, if any. */
export function closeNewestNotice(): void {
  useNotices.setState(({ notices }) => ({ notices: notices.slice(0, -1) }));
}
