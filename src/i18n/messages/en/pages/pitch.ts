import { brand } from '../../../../config/brand.ts';

const product = brand.productName;

export const pitch = {
  head: {
    title: `Pitch deck – ${product}`,
    description: `See the slides that show what ${product} is, who it helps and where it is going. Move through them at your own pace.`,
  },
  heading: 'Pitch Deck',
  lead: `What ${product} is, who it helps and where it is going.`,
  frameTitle: `${product} pitch deck`,
  directLink: 'Direct Link',
  hint: 'No slides here? The direct link leads to the same deck.',
  note: 'The slides come from Google and start only when you press play.',
} as const;

declare module '../../message-types.ts' {
  interface English {
    pitch: typeof import('./pitch.ts');
  }
}
