import { isInlined } from '../emergency/inlined-number.ts';
import type { Language } from '../language.ts';

/** What the first picture of a page needs, which is drawn before its script has run. Lengths in CSS pixels. */
export type Opening = {
  /** Null when the kiosk's config has no location. */
  emergencyNumber: string | null;
  /** Those that the invitation asks for, in their order. */
  languages: readonly Language[];
  panel: { bodyPx: number; targetPx: number; gapPx: number };
  /** Whether this page comes after a visit that was cleared. */
  afterVisit: boolean;
  /** Staff have taken the screen out of service: then the invitation is not even drawn. */
  outOfService: boolean;
};

/** The command-line switch by which main hands an opening to a page's own process. */
const word = '--kiosk-opening=';

export function openingArgument(opening: Opening): string {
  return `${word}${JSON.stringify(opening)}`;
}

/** The opening among a process's arguments, as {@link openingArgument} wrote it; null where there is none. */
export function openingOf(argv: readonly string[]): Opening | null {
  const found = argv.find((each) => each.startsWith(word));
  // Written by main, into a process that it started itself.
  return found === undefined ? null : (JSON.parse(found.slice(word.length)) as Opening);
}

/**
 * Applies the kiosk's settings to a document: styles/surfaces.css, styles/emergency.css and kiosk.css follow it.
 */
export function bindOpening(root: HTMLElement, opening: Opening): void {
  const { emergencyNumber, languages, panel, afterVisit, outOfService } = opening;
  // Any other number comes with the script; until then the generic text is shown.
  if (isInlined(emergencyNumber)) root.dataset.emergency = emergencyNumber;
  bindLanguages(root, languages);
  bindPanel(root, panel);
  if (afterVisit) root.dataset.afterVisit = '';
  if (outOfService) root.dataset.outOfService = '';
}

/** Which of the languages in the document the invitation asks for, and in which order: kiosk.css hides the others. */
function bindLanguages({ dataset, style }: HTMLElement, languages: readonly Language[]): void {
  if (languages.length > 1) dataset.asks = languages.join(' ');
  for (const [place, language] of languages.entries()) style.setProperty(`--place-${language}`, `${place}`);
}

/** Removes the prerendered attract screen's marker once the page's script has rendered. */
export function forgetPicture(root: HTMLElement): void {
  delete root.dataset.picture;
}

/** Hands the sizes that a panel asks for to styles/surfaces.css. */
export function bindPanel({ style }: HTMLElement, { bodyPx, targetPx, gapPx }: Opening['panel']): void {
  style.setProperty('--panel-letters', `${bodyPx}px`);
  style.setProperty('--panel-target', `${targetPx}px`);
  style.setProperty('--panel-gap', `${gapPx}px`);
}
