import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { featureTabs } from '~/content/feature-tabs.ts';
import { FeaturePanel } from '~/pages/home/FeaturePanel.tsx';
import { refuseConsole } from './quiet-console.ts';
import { withPiece } from './render.tsx';

refuseConsole();

const picture = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>";

test('a tab with a picture of its own shows that in container of the drawing', async () => {
  const [tab] = featureTabs();
  if (tab === undefined) throw new Error('There is no tab.');
  const drawn = page.getByRole('img');
  await withPiece(<FeaturePanel tab={tab} />, 'light', async () => {
    await expect.element(drawn.first()).not.toBeInTheDocument();
  });
  const own = { ...tab, imageSrc: picture, imageAlt: 'A hand on a knee' };
  await withPiece(<FeaturePanel tab={own} />, 'light', async (container) => {
    await expect.element(page.getByRole('img', { name: 'A hand on a knee' })).toBeVisible();
    const box = container.querySelector('img')?.getBoundingClientRect();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  });
});
