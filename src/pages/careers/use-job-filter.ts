import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { parseCategoryFilter, type CategoryFilter } from '~/domain/jobs/filter.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';

/** Names in the address: `/careers?category=growth&search=chart`. */
const names = { category: 'category', search: 'search' } as const;

/**
 * Milliseconds without a key after which the search goes into the address. Not at every key: browsers refuse
 * a page that rewrites its address too often, and a key held down does.
 */
const writeDelayMs = 300;

export type JobFilter = {
  category: CategoryFilter;
  search: string;
  choose: (category: CategoryFilter) => void;
  type: (search: string) => void;
  /** Puts what was typed into the address at once. */
  commitSearch: () => void;
  clear: () => void;
};

/**
 * Category and search of the careers list, kept in the address, so that Back and a shared link bring them back.
 * The first render is the prerendered list without a filter; the address counts from hydration on.
 * @param box the search box: what was typed into it before hydration is taken over.
 */
export function useJobFilter(box: RefObject<HTMLInputElement | null>): JobFilter {
  const hydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const arrival = useNavigationType();
  const category = parseCategoryFilter(hydrated ? params.get(names.category) : null);
  const inAddress = hydrated ? (params.get(names.search) ?? '') : '';
  const [search, setSearch] = useState(inAddress);
  const [shownKey, setShownKey] = useState<string | null>(null);

  // On arrival and after Back or Forward the address decides, unless something was typed before the page answered.
  if (hydrated && shownKey !== key) {
    setShownKey(key);
    const typedBefore = shownKey === null && search !== '';
    if (arrival === 'POP' && !typedBefore) setSearch(inAddress);
  }

  /** @returns whether the address will change. */
  function write(next: CategoryFilter, text: string, replace: boolean): boolean {
    const query = new URLSearchParams(params);
    put(query, names.category, next === 'All' ? '' : next.toLowerCase());
    put(query, names.search, text);
    if (query.toString() === params.toString()) return false;
    setParams(query, { replace, preventScrollReset: true });
    return true;
  }

  const takeOver = useEffectEvent(() => setSearch(box.current?.value ?? ''));
  // Only the element knows what was typed before hydration.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => takeOver(), []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The history entry whose filter was cleared: until the next one has come, its old category must not be written again. */
  const clearedKey = useRef<string | null>(null);
  const writeLater = useEffectEvent(() => write(category, search, true));
  useEffect(() => {
    if (clearedKey.current === key) return undefined;
    clearedKey.current = null;
    if (!hydrated || search === inAddress) return undefined;
    timer.current = setTimeout(() => writeLater(), writeDelayMs);
    return () => clearTimeout(timer.current);
  }, [hydrated, search, inAddress, key]);

  return {
    category,
    search,
    choose: (next) => write(next, search, false),
    type: setSearch,
    commitSearch() {
      // A person who leaves the box may be on the way to a job; a late write would call them back.
      clearTimeout(timer.current);
      write(category, search, true);
    },
    clear() {
      setSearch('');
      if (write('All', '', false)) clearedKey.current = key;
    },
  };
}

function put(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name);
  else query.set(name, value);
}
