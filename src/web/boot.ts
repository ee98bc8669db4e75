/*
 * Runs inline in the head, before the first paint. Bundled to a classic script by build/boot-script.ts; its hash is in the CSP.
 * It sets the country, starts the page's scripts after `load` or at the first touch, key or focus, and keeps one click
 * made before the page answers, so that starting late never loses a person's act.
 */
import { detectCountry } from '~/domain/country/detect.ts';
import { readyEvent } from '~/platform/ready.ts';
import { watchTextSize } from './text-size.ts';

const page = document.documentElement;
const longestWaitForPaintMs = 2000;
let started = false;
let keptControl: HTMLElement | null = null;

function timeZone(): string | null {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Asks for all chunks of the route at once, not in a waterfall, and runs the first of them. */
function start(): void {
  const list = document.getElementById('chunks')?.textContent;
  if (started || !list) return;
  started = true;
  const [entry = '', ...others] = JSON.parse(list) as string[];
  for (const href of [entry, ...others]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  import(/* @vite-ignore */ entry).catch(() => {
    // No network: the page stays readable, and the next touch tries again.
    started = false;
  });
}

/**
 * A page without pictures has loaded before its words are painted; scripts asked for then would share the line and the
 * processor with the first paint. What is not painted, such as a tab in the background, starts a little later.
 */
function startAfterPaint(): void {
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) start();
  });
  painted.observe({ type: 'paint', buffered: true });
  setTimeout(start, longestWaitForPaintMs);
}

/** The page is being used: what waits for that (firstNeed in src/platform/ready.ts) starts as well. */
function noteAct(): void {
  page.dataset.used = '';
  start();
}

function keepClick(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>('button, [role="tab"]');
  if (!control?.closest('[data-waiting]') || 'answersEarly' in control.dataset) return;
  event.preventDefault();
  event.stopPropagation();
  keptControl = control;
}

function releaseClick(): void {
  if (keptControl === null || keptControl.closest('[data-waiting]')) return;
  const control = keptControl;
  keptControl = null;
  control.focus();
  control.click();
}

page.dataset.script = 'on';
page.dataset.country = detectCountry(timeZone());
watchTextSize(page);
for (const act of ['pointerdown', 'keydown', 'focusin']) addEventListener(act, noteAct, true);
addEventListener('click', keepClick, true);
document.addEventListener(readyEvent, releaseClick);
addEventListener('load', startAfterPaint);
