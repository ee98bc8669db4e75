import { expect, type Page } from '@playwright/test';

/** Every picture of a page is there once it has been scrolled to, and keeps its proportions. */
export async function expectPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    const judge = async (image: HTMLImageElement) => {
      image.scrollIntoView();
      const isThere = await image.decode().then(
        () => true,
        () => false,
      );
      const { width, height } = image.getBoundingClientRect();
      const isCropped = getComputedStyle(image).objectFit !== 'fill';
      const stretch = width / height / (image.naturalWidth / image.naturalHeight);
      const isTrue = isCropped || Math.abs(stretch - 1) < 0.02;
      return isThere && isTrue ? [] : [`${image.src} ${Math.round(width)}×${Math.round(height)}`];
    };
    const found: string[] = [];
    for (const picture of pictures) found.push(...(await judge(picture)));
    scrollTo(0, 0);
    return found;
  });
  expect(broken, 'pictures that are missing or stretched').toEqual([]);
}
