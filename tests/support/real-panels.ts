import { largestWhole, mostDistanceCm, type Panel } from '../../src/domain/kiosk/panel.ts';

/** Panels that kiosks are sold with: diagonal in inches, width and height in CSS pixels as they hang. */
const sold = [
  [7, 1_024, 600],
  [10.1, 1_024, 600],
  [10.1, 1_280, 800],
  [15.6, 1_366, 768],
  [15.6, 768, 1_366],
  [15.6, 1_920, 1_080],
  [15.6, 1_080, 1_920],
  [17, 1_280, 1_024],
  [18.5, 1_920, 1_080],
  [19, 1_280, 1_024],
  [21.5, 1_280, 800],
  [21.5, 1_920, 1_080],
  [21.5, 1_080, 1_920],
  [23.8, 1_920, 1_080],
  [27, 3_840, 2_160],
  [32, 1_920, 1_080],
  [43, 3_840, 2_160],
] as const;

/** Arm's length on a table, in front of a stand, and a step away from it. */
const distancesCm = [40, 60, 100] as const;

export type NamedPanel = Panel & { name: string };

/** Every panel from every distance. */
export const realPanels: readonly NamedPanel[] = sold.flatMap(([diagonalInches, widthPx, heightPx]) =>
  distancesCm.map((viewingDistanceCm) => ({
    name: `${diagonalInches}" ${widthPx}x${heightPx} at ${viewingDistanceCm} cm`,
    diagonalInches,
    widthPx,
    heightPx,
    viewingDistanceCm,
  })),
);

/** Those of which `--check-config` does not warn. */
export const goodPanels: readonly NamedPanel[] = realPanels.filter(
  (panel) => panel.viewingDistanceCm <= mostDistanceCm(panel.diagonalInches) && largestWhole(panel) >= 1,
);
