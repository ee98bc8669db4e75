/** The screen of a kiosk: its visible diagonal, its size in CSS pixels and the distance of its visitor. */
export type Panel = {
  diagonalInches: number;
  widthPx: number;
  heightPx: number;
  viewingDistanceCm: number;
};

/** Lengths in CSS pixels for one panel. */
export type PanelSizes = {
  bodyPx: number;
  /** The smallest words that stand beside a sign on a key of the bar. */
  leastPx: number;
  targetPx: number;
  gapPx: number;
  pxPerMm: number;
  /** How far a shaky finger may slip between down and up: still a press. */
  touchSlopPx: number;
};

/** Height of a capital letter of Atkinson Hyperlegible Next, in em (the file's own outlines: 668 of 1000). */
export const capHeightEm = 0.668;

/** Angles of sight that a capital letter must fill, in degrees: to be read (EN 301 549, 5.1.4), and beside a sign in the bar. */
const capDegrees = { read: 0.7, bar: 0.5 };

const smallestBodyPx = 36;
/** Letters grow until a panel is no more than so many of them long and wide (em): a large one is read from further away, too. */
const mostEm = { long: 48, short: 27 };
const smallestTargetPx = 80;
const targetMm = 20;
/** The edge of a target on a panel that one holds in the hand or leans over: up to 10.1 inches. */
const smallPanel = { inches: 10.1, targetMm: 15 };
/** Room between two targets (VVSG 2.0: 0.1 inch). */
const gapMm = 2.54;
const slipMm = 10;
const mmPerInch = 25.4;

/**
 * The panel assumed when nobody configured one: a common 21.5-inch touch screen, and a visitor in front of it without
 * leaning in. Main's default config, the pages and the tests all take it from here.
 */
export const usualPanel: Panel = {
  diagonalInches: 21.5,
  widthPx: 1920,
  heightPx: 1080,
  viewingDistanceCm: 60,
};

/**
 * The sizes that a panel asks for: body text whose capitals fill 0.7° of sight (`H = Ψ·π·D/180`), never under 36 px, and larger
 * where the panel would else stay half empty; words of the bar from 0.5° on; targets of 20 mm (15 mm on a panel of 10.1 inches and less), never under 80 px; gaps of 2.54 mm. Rounded up to whole pixels.
 */
export function panelSizes({ diagonalInches, widthPx, heightPx, viewingDistanceCm }: Panel): PanelSizes {
  const pxPerMm = Math.hypot(widthPx, heightPx) / (diagonalInches * mmPerInch);
  const lettersPx = (degrees: number) =>
    (((degrees * Math.PI * viewingDistanceCm * 10) / 180) * pxPerMm) / capHeightEm;
  const fillingPx = Math.min(
    Math.max(widthPx, heightPx) / mostEm.long,
    Math.min(widthPx, heightPx) / mostEm.short,
  );
  return {
    bodyPx: Math.max(smallestBodyPx, Math.ceil(lettersPx(capDegrees.read)), Math.floor(fillingPx)),
    leastPx: lettersPx(capDegrees.bar),
    targetPx: Math.max(smallestTargetPx, Math.ceil(targetMmOf(diagonalInches) * pxPerMm)),
    gapPx: Math.ceil(gapMm * pxPerMm),
    pxPerMm,
    touchSlopPx: Math.round(slipMm * pxPerMm),
  };
}

function targetMmOf(diagonalInches: number): number {
  return diagonalInches <= smallPanel.inches ? smallPanel.targetMm : targetMm;
}

/** How many of its letters a panel must hold, wide times high, so that its fullest screens are whole (tests/e2e/kiosk/letters.spec.ts). */
const fullestEms = 500;

/** By so much letters must be able to grow, so that who asks for larger ones sees that they are. A panel with less room is tight. */
export const leastGrowth = 1.2;

/** The largest letters with which every screen is whole on a panel, as a factor of its smallest. Below 1 not even those are. */
export function largestWhole(panel: Panel): number {
  return Math.sqrt((panel.widthPx * panel.heightPx) / fullestEms) / panelSizes(panel).bodyPx;
}

/** The panel whose first screen is just whole in every language, at every text size (tests/e2e/kiosk/panels.spec.ts). */
const tightest = { diagonalInches: 15.6, viewingDistanceCm: 60 };

/**
 * From how far away a panel can be read with room for all that belongs on a screen, in whole centimeters. Letters grow with the
 * distance, the room for them with the diagonal.
 */
export function mostDistanceCm(diagonalInches: number): number {
  return Math.floor((diagonalInches * tightest.viewingDistanceCm) / tightest.diagonalInches);
}
