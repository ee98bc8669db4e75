import { brand } from '../../../../config/brand.ts';

const product = brand.productName;

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

/** The files to download. */
export const assetMessages = {
  logo: {
    title: 'Logo Only (Square)',
    alt: `The ${product} logo on a plain square.`,
    use: 'For app tiles and profile pictures.',
  },
  transparentLogo: {
    title: 'Transparent Logo Only (Square)',
    alt: `The ${product} logo with no background.`,
    use: 'For light backgrounds of your own.',
  },
  logoAndName: {
    title: 'Logo + Name (Rectangle)',
    alt: `The ${product} logo beside the name ${product}.`,
    use: 'For articles, slides and posters.',
  },
} as const;

/** What kind of file it is, and its size. */
export const fileFacts = (formats: string, width: number, height: number): string =>
  `${formats}, ${width} × ${height} pixels`;

/** Words of the two actions of a brand file (specification, section 2). */
export const assetActions = {
  save: 'Download',
  copyLink: 'Copy Link',
  /** The buttons’ names where only `save` and `copyLink` are seen. */
  saveName: (title: string): string => `Download ${title}`,
  copyLinkName: (title: string): string => `Copy Link ${title}`,
  copied: 'Copied!',
  /** Said by screen readers after a copy. */
  copiedStatus: (title: string): string => `The link to ${title} is on your clipboard.`,
} as const;

declare module '../../message-types.ts' {
  interface English {
    press: typeof import('./press.ts');
  }
}
