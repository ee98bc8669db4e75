import { isAtHand } from '../domain/emergency/at-hand.ts';

/** What the first picture of a page needs, which is drawn before its script has run. Lengths in CSS pixels. */
export type Opening = {
  /** Null when the kiosk's config does not say where it stands. */
  emergencyNumber: string | null;
  panel: { bodyPx: number; targetPx: number; gapPx: number };
  /** Whether this page comes after a visit that was cleared. */
  afterVisit: boolean;
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
 * Gives a document the look of its kiosk: styles/surfaces.css, styles/emergency.css and kiosk.css follow it.
 */
export function bindOpening(root: HTMLElement, { emergencyNumber, panel, afterVisit }: Opening): void {
  // Any other number comes with the script; until then the words stand that are right everywhere.
  if (isAtHand(emergencyNumber)) root.dataset.emergency = emergencyNumber;
  bindPanel(root, panel);
  if (afterVisit) root.dataset.afterVisit = '';
}

/** The page's own script has drawn: what the document showed until then is gone. */
export function forgetPicture(root: HTMLElement): void {
  delete root.dataset.picture;
}

/** Hands the sizes that a panel asks for to styles/surfaces.css. */
export function bindPanel({ style }: HTMLElement, { bodyPx, targetPx, gapPx }: Opening['panel']): void {
  style.setProperty('--panel-letters', `${bodyPx}px`);
  style.setProperty('--panel-target', `${targetPx}px`);
  style.setProperty('--panel-gap', `${gapPx}px`);
}
