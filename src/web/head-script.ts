/*
 * Runs inline in the head, before the first paint. Bundled to a classic script by build/site.ts; its hash is in the CSP.
 * It sets country, emergency number, text size and the language to offer, blocks copying, starts the page's scripts after the first paint, and keeps
 * a press made before they answer.
 */
import { brand } from '~/config/brand.ts';
import { shownLanguage } from '~/domain/language.ts';
import { languageToOffer } from '~/domain/language-offer.ts';
import { callingCountry, detectCountry } from '~/domain/country/detect.ts';
import { inlineEmergencyNumber } from '~/domain/emergency/inlined-number.ts';
import { callFrom, foldOtherCountries, showVariant } from '~/components/visitor-country/country.ts';
import { guardCopying } from '~/components/copy-guard/guard-copying.ts';
import { timeZone } from '~/components/visitor-country/time-zone.ts';
import { chosenLanguage, offeredLanguages } from './language-memory.ts';
import { hasLettersOf } from './letters.ts';
import { queuePress } from './press-queue.ts';
import { watchTextSize } from './text-size.ts';

const page = document.documentElement;
/** A tab in the background is not painted. */
const longestWaitForPaintMs = 2000;
/** A typeface or picture that never comes holds back no scripts. */
const longestWaitForLoadMs = 5000;

/** The scripts are in a template (build/page-html.ts): none is asked for before the first paint. */
function startScripts(): void {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts === null) return;
  scripts.remove();
  scripts.content.querySelector('script')?.addEventListener('error', () => (areScriptsMissing = true));
  document.head.append(scripts.content);
}

let areScriptsMissing = false;

/**
 * Without its scripts the page stays readable. Browsers never ask again for a module that failed: only a new page does, as soon
 * as there is a network again.
 */
function reloadMissing(): void {
  if (!areScriptsMissing) return;
  fetch(location.href).then(
    () => location.reload(),
    () => undefined,
  );
}

function watchMissing(): void {
  addEventListener('click', ({ target }) => (target as Element).closest('button') && reloadMissing(), true);
  addEventListener('pageshow', ({ persisted }) => persisted && reloadMissing());
}

function startAfterPaint(): void {
  new PerformanceObserver(startScripts).observe({ type: 'paint', buffered: true });
  setTimeout(startScripts, longestWaitForPaintMs);
}

/**
 * Browsers without cascade layers show none of the site's styles: they get the page as its markup stands, which hides what only
 * scripts could answer (package.json names the oldest that run them).
 */
if ('CSSLayerBlockRule' in window) {
  page.dataset.script = 'on';
  watchTextSize(page);
  watchMissing();
  queuePress();
  for (const eventType of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(eventType, startScripts, true);
  addEventListener('load', startAfterPaint);
  setTimeout(startScripts, longestWaitForLoadMs);
}

const shown = shownLanguage(page);
const offered = languageToOffer({
  shown,
  published: brand.languages,
  preferred: navigator.languages,
  chosen: chosenLanguage(),
  offered: offeredLanguages(),
  canBeRead: hasLettersOf(shown),
});
if (offered !== null) page.dataset.offer = offered;

const zone = timeZone();
const country = detectCountry(zone);
const emergency = inlineEmergencyNumber(zone);
const line = callFrom(country, callingCountry(zone));
page.dataset.country = country;
page.dataset.line = line;
if (emergency) page.dataset.emergency = emergency;
document.addEventListener('DOMContentLoaded', () => {
  showVariant('countries', country);
  showVariant('call', emergency ?? 'local');
  showVariant('called', line);
  foldOtherCountries();
});
guardCopying();
