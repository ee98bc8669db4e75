import { useEffect } from 'react';
import { create } from 'zustand';
import type { StaffCounts } from '~/api/answers/overview.ts';
import { readCounts } from '~/staff/api/counts.ts';
import { idlePhase } from './idle.ts';
import { readClock } from './session-clock.ts';
import { currentStep, whenMemberLeaves } from './session-store.ts';
import { handleFailure } from './session.ts';

/** What waits, as far as it is known, and the moment by the database's clock after which an application counts as arrived. */
type News = { counts: StaffCounts | null; since: string | null };

const nothing: News = { counts: null, since: null };

/** What waits for the member. */
export const useNews = create<News>()(() => nothing);
whenMemberLeaves(() => useNews.setState(nothing));

/** Between two questions, while the page is in view. */
const everyMs = 60_000;
/** After another page came: whoever goes on at once asks nothing. */
const afterTurnMs = 500;

/**
 * Asks what waits: soon after it comes, then each minute while the page is in view, and when that gets the focus. Not in the last minute
 * before an idle session ends. Nothing that it does counts as activity. A failure changes nothing: the next minute asks again.
 */
export function NewsAsking(): null {
  useEffect(() => {
    const ask = () => {
      const isActive = idlePhase(readClock(Date.now()), Date.now()).kind === 'active';
      if (document.visibilityState === 'visible' && isActive) void askNews();
    };
    const first = setTimeout(ask, afterTurnMs);
    const timer = setInterval(ask, everyMs);
    addEventListener('focus', ask);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      removeEventListener('focus', ask);
    };
  }, []);
  return null;
}

async function askNews(): Promise<void> {
  const { since } = useNews.getState();
  const answer = await readCounts(since);
  if (currentStep().kind !== 'in') return;
  if (answer.kind !== 'ok') return handleFailure(answer);
  useNews.setState((before) => {
    // The list was read anew meanwhile.
    const arrived = before.since === since ? answer.value.arrived : (before.counts?.arrived ?? 0);
    return { counts: { ...answer.value, arrived } };
  });
}

/** The list is being read: what comes from now on has arrived since. */
export async function beginArrivals(): Promise<void> {
  const answer = await readCounts(null);
  if (currentStep().kind !== 'in' || answer.kind !== 'ok') return;
  useNews.setState({ counts: answer.value, since: answer.value.asked_at });
}
