import { brand } from '../../../brand/brand.ts';

export const example = {
  head: {
    title: `Example – ${brand.productName}`,
    description: 'An example page that shows what it takes to add a page to the website and the kiosk.',
  },
  heading: 'Example',
  lead: 'An example page that shows what it takes to add a page to the website and the kiosk.',
} as const;

declare module '../../words.ts' {
  interface English {
    example: typeof import('./example.ts');
  }
}
