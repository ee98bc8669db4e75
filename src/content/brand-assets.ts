import { words } from './spoken.ts';

/** A brand file to download (specification, section 3). */
export type BrandAsset = {
  title: string;
  imageUrl: string;
  width: number;
  height: number;
  formats: readonly string[];
  alt: string;
  use: string;
};

const square = { width: 1200, height: 1200, formats: ['PNG'] } as const;

/** The files, as the page's language describes them. */
export const brandAssets = (): readonly BrandAsset[] => [
  { ...words.assetWords.logo, imageUrl: '/press/logo-square.png', ...square },
  { ...words.assetWords.transparentLogo, imageUrl: '/press/logo-square-transparent.png', ...square },
  {
    ...words.assetWords.logoAndName,
    imageUrl: '/press/logo-name.png',
    width: 1600,
    height: 800,
    formats: ['PNG'],
  },
];
