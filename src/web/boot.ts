/*
 * Runs inline in the head, before the first paint. Bundled to a classic script by build/boot-script.ts; its hash is in the CSP.
 * It sets country and emergency number, blocks copying from the first moment, starts the page's scripts after `load` or at
 * the first touch, key or focus, and keeps one act made before the page answers, so that starting late never loses a
 * person's act.
 */
import { detectCountry } from '~/domain/country/detect.ts';
import { numberAtHand } from '~/domain/emergency/at-hand.ts';
import { hideOthers } from '~/platform/country.ts';
import { guardCopying } from '~/platform/guard-copying.ts';
import { nextTask } from '~/platform/next-task.ts';
import { readyEvent } from '~/platform/ready-event.ts';
import { timeZone } from '~/platform/time-zone.ts';
import { isStarting } from '~/ui/is-starting.ts';
import { watchTextSize } from './text-size.ts';

const page = document.documentElement;
const longestWaitForPaintMs = 2000;
let started = false;
let failed = false;
let pressed: HTMLElement | null = null;
let kept: { control: HTMLElement; key: string | undefined } | null = null;

/**
 * Asks for all chunks of the route at once, not in a waterfall. Then runs them one by one, as listed those that others
 * stand on first.
 */
async function start(): Promise<void> {
  const list = document.getElementById('chunks')?.textContent;
  if (started || !list) return;
  started = true;
  const chunks = JSON.parse(list) as string[];
  for (const href of chunks) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  try {
    for (const href of chunks) {
      await import(/* @vite-ignore */ href);
      await nextTask();
    }
  } catch {
    // No network: the page stays readable, and its links work.
    failed = true;
  }
}

/** Browsers remember a module that failed and never ask for it again; only a new page does. Not while the line is down. */
function reloadWhenReachable(): void {
  fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );
}

/**
 * A page without pictures has loaded before its words are painted; scripts asked for then would share the line and the
 * processor with the first paint. What is not painted, such as a tab in the background, starts a little later.
 */
function startAfterPaint(): void {
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void start();
  });
  painted.observe({ type: 'paint', buffered: true });
  setTimeout(() => void start(), longestWaitForPaintMs);
}

/** The page is being used: what waits for that (firstNeed in src/platform/ready.ts) starts as well. */
function noteAct(event: Event): void {
  page.dataset.used = '';
  void start();
  if (event.type !== 'focusin') keepAct(event);
}

/**
 * A page of the site is on its way before this one answers: it gets the whole line. What is asked for in a new tab leaves
 * this page as it is.
 */
function clearLine({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const isElsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  if (isElsewhere || !isStarting() || !(target as Element).closest('a[href^="/"]:not([target], [download])'))
    return;
  stop();
}

/**
 * Keeps a click on a control, or a key that chooses a tab, which the page cannot answer yet. A click counts from its
 * `pointerdown`: a control that has come to answer in between has missed the beginning, and would drop the rest.
 */
function keepAct(event: Event): void {
  const { key } = event as KeyboardEvent;
  const control = (event.target as Element).closest<HTMLElement>(
    key ? '[role="tab"]' : 'button, [role="tab"]',
  );
  if (!control || 'answersEarly' in control.dataset) return;
  const isWaiting = control.closest('[data-waiting]') !== null;
  if (event.type === 'pointerdown') {
    pressed = isWaiting ? control : null;
    return;
  }
  if (!isWaiting && control !== pressed) return;
  if (key && !/^(Arrow|Home|End)/.test(key)) return;
  event.preventDefault();
  event.stopPropagation();
  pressed = null;
  kept = { control, key };
  releaseAct();
  if (failed) reloadWhenReachable();
}

/**
 * Whether the browser knows what the site is written in. Those that lack cascade layers show none of its styles either: they
 * get the page as it stands in the markup, which hides what only scripts could answer (package.json names the oldest).
 */
function isYoungEnough(): boolean {
  return 'CSSLayerBlockRule' in window;
}

function takePart(): void {
  page.dataset.script = 'on';
  watchTextSize(page);
  for (const act of ['pointerdown', 'click', 'keydown', 'focusin']) addEventListener(act, noteAct, true);
  addEventListener('click', clearLine);
  document.addEventListener(readyEvent, releaseAct);
  addEventListener('load', startAfterPaint);
  // Left before its scripts had come, and brought back from the page cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && failed) reloadWhenReachable();
  });
}

function releaseAct(): void {
  if (kept === null || kept.control.closest('[data-waiting]')) return;
  const { control, key } = kept;
  kept = null;
  control.blur();
  control.focus();
  if (key) control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  else control.click();
}

const zone = timeZone();
const country = detectCountry(zone);
const emergency = numberAtHand(zone);
page.dataset.country = country;
if (emergency) page.dataset.emergency = emergency;
document.addEventListener('DOMContentLoaded', () => {
  hideOthers('countries', country);
  hideOthers('call', emergency ?? 'local');
});
guardCopying();
if (isYoungEnough()) takePart();
