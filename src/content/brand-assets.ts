import { assetWords } from './en/press.ts';

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

export const brandAssets: readonly BrandAsset[] = [
  { ...assetWords.logo, imageUrl: '/press/logo-square.png', ...square },
  { ...assetWords.transparentLogo, imageUrl: '/press/logo-square-transparent.png', ...square },
  { ...assetWords.logoAndName, imageUrl: '/press/logo-name.png', width: 1600, height: 800, formats: ['PNG'] },
];
