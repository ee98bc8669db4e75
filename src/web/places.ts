/*
 * Where the person was in each entry of the session history. The browser's own memory of it is switched off: on Back it
 * would scroll the old page before the new one stands.
 */

const places = new Map<string, number>();
let shownEntry = '';
let shownPage = '';

const pageOf = () => location.pathname + location.search;

/** The router gives a key to every entry that it makes; the first one, and those that plain anchors make, have none. */
function keyOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

/** Whether the present entry of the history was shown before: an anchor that has just been followed was not. */
function wasEntrySeen(): boolean {
  return keyOf(history.state) !== null;
}

function nameEntry(): string {
  const known = keyOf(history.state);
  if (known !== null) return known;
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, key }, '');
  return key;
}

/** The present entry is shown now: places noted from here on are its own. */
export function enterEntry(): void {
  shownEntry = nameEntry();
  shownPage = pageOf();
  if (!places.has(shownEntry)) notePlace();
}

/** Notes how far the shown entry is scrolled. */
export function notePlace(): void {
  if (!wasEntrySeen()) shownEntry = nameEntry();
  places.set(shownEntry, scrollY);
}

/** Goes at once to where the present entry was left. If that is not known: to its anchor, or to the top. */
export function returnToPlace(): void {
  const place = places.get(nameEntry());
  const anchor = document.getElementById(location.hash.slice(1));
  if (place === undefined && anchor !== null) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: place ?? 0, behavior: 'instant' });
}

/**
 * Answers Back, Forward and anchors that stay on the page, before the router hears of them: it has nothing to change, and
 * rendering would reach the parts of the page that do not answer yet.
 */
export function answerOnPage(event: PopStateEvent): void {
  if (pageOf() !== shownPage) return;
  event.stopImmediatePropagation();
  // To an anchor that has just been followed the browser goes by itself.
  if (wasEntrySeen()) {
    // Back may be pressed before the last scroll event.
    notePlace();
    returnToPlace();
  }
  enterEntry();
}
