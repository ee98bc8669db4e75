import { brand } from '../brand/brand.ts';

const product = brand.productName;

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

export const press = {
  head: {
    title: `Press and media – ${product}`,
    description: `Logos, a product video and short facts about ${product}, the AI that explains health in plain words. Free to use in your story.`,
  },
  backToHome: 'Back to Home',
  heading: 'Press and media',
  lead: `All you need to write or talk about ${product}.`,
  logoCaption: `The ${product} logo`,
  facts: {
    title: 'In short',
    text: `${product} is an AI that gives seniors medical information in plain words. People can ask it by web, WhatsApp or phone. It is not a doctor and does not replace one.`,
    list: [
      { label: 'Company', text: `${product}, a brand of ${brand.parentCompany}` },
      { label: 'Offered in', text: 'The United States, Canada, Mexico, India and the UAE' },
    ],
    contactLabel: 'Press contact',
  },
  videos: {
    title: 'Featured Videos',
    /** The one video; also the title of its frame. */
    name: 'Product Demo',
    play: 'Play the video',
    note: 'It comes from YouTube and loads only when you press play.',
  },
  assets: {
    title: 'Brand Assets',
    lead: 'You may use these files in news about us. Please do not stretch, recolor or crop them.',
    loading: 'The picture is loading.',
    failed: 'The picture did not load. You can still download the file.',
  },
} as const;

export const brandAssets: readonly BrandAsset[] = [
  {
    title: 'Logo Only (Square)',
    imageUrl: '/press/logo-square.png',
    width: 1200,
    height: 1200,
    formats: ['PNG'],
    alt: `The ${product} logo on a plain square.`,
    use: 'For app tiles and profile pictures.',
  },
  {
    title: 'Transparent Logo Only (Square)',
    imageUrl: '/press/logo-square-transparent.png',
    width: 1200,
    height: 1200,
    formats: ['PNG'],
    alt: `The ${product} logo with no background.`,
    use: 'For light backgrounds of your own.',
  },
  {
    title: 'Logo + Name (Rectangle)',
    imageUrl: '/press/logo-name.png',
    width: 1600,
    height: 800,
    formats: ['PNG'],
    alt: `The ${product} logo beside the name ${product}.`,
    use: 'For articles, slides and posters.',
  },
];

/** Words of the two actions of a brand file (specification, section 2). */
export const assetActions = {
  download: 'Download',
  copyLink: 'Copy Link',
  copied: 'Copied!',
  /** Said by screen readers after a copy. */
  copiedStatus: (title: string): string => `The link to ${title} is on your clipboard.`,
} as const;
