import { useEffect } from 'react';
import { create } from 'zustand';
import { oneLine } from '~/domain/safe-text.ts';
import { readPositions } from './positions.ts';

/** English titles of positions by their id. Read once in a page's life; until they have come, and where they do not, it is empty. */
const useTitles = create<{ titles: ReadonlyMap<string, string> }>()(() => ({ titles: new Map() }));

let isAsked = false;

/** What positions are called in English, also those that staff have made. */
export function usePositionTitles(): ReadonlyMap<string, string> {
  useEffect(() => {
    if (isAsked) return;
    isAsked = true;
    void readPositions().then((answer) => {
      isAsked = answer.kind === 'ok';
      if (answer.kind !== 'ok') return;
      const titles = answer.value.map((row) => [row.job_id, oneLine(row.titles.en ?? row.job_id)] as const);
      useTitles.setState({ titles: new Map(titles) });
    });
  }, []);
  return useTitles((state) => state.titles);
}

/** Reads them anew when they are next needed: a position was made or has another title. */
export function forgetPositionTitles(): void {
  isAsked = false;
}
