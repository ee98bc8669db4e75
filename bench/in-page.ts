/* What runs inside a measured page. Each function is sent there as text: it can use nothing of this file but itself. */

/**
 * Notes when a finger comes down and when the next first-level heading has been painted (Element Timing), in milliseconds
 * since 1970, for both a page of the same document and one of a new document.
 */
export function watchHeading(): void {
  const note = (name: string, atMs: number) => sessionStorage.setItem(name, String(atMs));
  const isNew = () =>
    sessionStorage.getItem('pressed') !== null && sessionStorage.getItem('painted') === null;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => note('pressed', performance.timeOrigin + timeStamp),
    true,
  );
  new PerformanceObserver((list) => {
    const entry = list.getEntries().find((each) => (each as { identifier?: string }).identifier === 'next');
    if (entry)
      note(
        'painted',
        performance.timeOrigin + (entry as PerformanceEntry & { renderTime: number }).renderTime,
      );
  }).observe({ type: 'element', buffered: true });
  new MutationObserver(() => {
    const heading = document.querySelector('main h1:not([elementtiming])');
    heading?.setAttribute('elementtiming', isNew() ? 'next' : 'first');
  }).observe(document, { childList: true, subtree: true });
}

/** Notes how long each interaction took until its answer was painted (Event Timing; what INP is made of). */
export function watchInteractions(): void {
  const seen = window as unknown as { interactionMs: number };
  seen.interactionMs = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) seen.interactionMs = Math.max(seen.interactionMs, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Notes when React answers on the page, and on a job page in its form. */
export function watchHydration(): void {
  const observer = new MutationObserver(() => {
    const isHydrated = 'hydrated' in document.documentElement.dataset;
    if (!isHydrated || document.querySelector('#apply form[hidden]') !== null) return;
    observer.disconnect();
    document.documentElement.dataset.hydratedMs = String(Math.round(performance.now()));
  });
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Notes when the browser brought a page back from its page cache, and that was painted. */
export function watchReturn(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('returned', String(Date.now()))));
  });
}

/** Goes back, and notes when that began and when the page with this heading was painted. */
export function goBack(heading: string): void {
  const check = () => {
    if (document.querySelector('main h1')?.textContent !== heading) requestAnimationFrame(check);
    else setTimeout(() => sessionStorage.setItem('returned', String(Date.now())));
  };
  sessionStorage.setItem('left', String(Date.now()));
  history.back();
  requestAnimationFrame(check);
}

/**
 * Brings a control into view and notes when it is touched, and when an attribute of it has become `true` and that was painted.
 * @returns the middle of the control.
 */
export function watchEffect([control, effect]: readonly [string, string]): readonly [number, number] {
  const element = document.querySelector(control);
  if (element === null) throw new Error(`no ${control}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const label = element.textContent;
  addEventListener('pointerdown', () => sessionStorage.setItem('pressed', String(Date.now())), true);
  const check = () => {
    const found = [...document.querySelectorAll(`[${effect}="true"]`)].some(
      ({ textContent }) => textContent === label,
    );
    if (found) setTimeout(() => sessionStorage.setItem('took', String(Date.now())));
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
