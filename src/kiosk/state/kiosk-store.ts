import { create, type StoreApi, type UseBoundStore } from 'zustand';

const resets: (() => void)[] = [];

/**
 * A store of what a visitor did or chose. It goes back to `initial` at the end of every visit: there is no way to make one
 * that does not.
 */
export function createKioskStore<State extends object>(initial: State): UseBoundStore<StoreApi<State>> {
  const store = create<State>(() => initial);
  resets.push(() => store.setState(initial, true));
  return store;
}

/** Forgets the visitor: every store is as it was at the start. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
