import { describe, expect, it } from 'vitest';
import { capHeightEm, panelSizes, usualPanel, type Panel } from '../../../../src/domain/kiosk/panel.ts';

const panel = (diagonalInches: number, viewingDistanceCm: number, scale = 1): Panel => ({
  diagonalInches,
  widthPx: 1920 * scale,
  heightPx: 1080 * scale,
  viewingDistanceCm,
});

const panels: readonly Panel[] = [7, 10.1, 15.6, 21.5, 24, 27, 32, 43, 55].flatMap((diagonal) =>
  [40, 50, 60, 80, 100].flatMap((distance) => [panel(diagonal, distance), panel(diagonal, distance, 2)]),
);

describe('panelSizes', () => {
  it.each(panels)(
    'keeps every bound on $diagonalInches inches, $widthPx px, from $viewingDistanceCm cm',
    (each) => {
      const { bodyPx, targetPx, gapPx, pxPerMm } = panelSizes(each);
      const capMm = (bodyPx * capHeightEm) / pxPerMm;
      const degrees = (180 * capMm) / (Math.PI * each.viewingDistanceCm * 10);
      expect(degrees).toBeGreaterThanOrEqual(0.7);
      expect(bodyPx).toBeGreaterThanOrEqual(36);
      expect(targetPx).toBeGreaterThanOrEqual(80);
      expect(targetPx / pxPerMm).toBeGreaterThanOrEqual(each.diagonalInches > 10.1 ? 20 : 15);
      expect(gapPx / pxPerMm).toBeGreaterThanOrEqual(2.54);
    },
  );

  it('is the same whichever way the panel hangs', () => {
    const { widthPx, heightPx } = usualPanel;
    expect(panelSizes({ ...usualPanel, widthPx: heightPx, heightPx: widthPx })).toEqual(
      panelSizes(usualPanel),
    );
  });

  it.each(panels)('leaves no panel of $diagonalInches inches half empty', (each) => {
    const { bodyPx } = panelSizes(each);
    expect(each.widthPx / bodyPx).toBeLessThan(50);
    expect(each.heightPx / bodyPx).toBeLessThan(28);
  });

  it('gives the usual panel 45 px, 81 px and 11 px', () => {
    expect(panelSizes(usualPanel)).toMatchObject({ bodyPx: 45, targetPx: 81, gapPx: 11 });
  });
});
