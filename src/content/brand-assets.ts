import { messages } from '../i18n/messages.ts';

/** A brand file to download (specification, section 3). */
export type BrandAsset = {
  title: string;
  /** The picture that the card shows. */
  imageUrl: string;
  /** The file that Download saves and Copy Link names: the same as the picture, or a larger one. */
  downloadUrl: string;
  width: number;
  height: number;
  formats: readonly string[];
  alt: string;
  use: string;
};

const square = { width: 1200, height: 1200, formats: ['PNG'] } as const;

/** A file that is small enough to be shown as it is. */
const fileAt = (url: string) => ({ imageUrl: url, downloadUrl: url });

/** The files, as the page's language describes them. */
export const brandAssets = (): readonly BrandAsset[] => [
  { ...messages.assetMessages.logo, ...fileAt('/press/logo-square.png'), ...square },
  { ...messages.assetMessages.transparentLogo, ...fileAt('/press/logo-square-transparent.png'), ...square },
  {
    ...messages.assetMessages.logoAndName,
    ...fileAt('/press/logo-name.png'),
    width: 1600,
    height: 800,
    formats: ['PNG'],
  },
];
