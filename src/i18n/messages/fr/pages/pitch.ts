import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const pitch: Messages['pitch']['pitch'] = {
  head: {
    title: `Présentation – ${product}`,
    description: `Voyez les diapositives qui montrent ce qu’est ${product}, qui elle aide et où elle va. Avancez à votre rythme.`,
  },
  heading: 'Présentation',
  lead: `Ce qu’est ${product}, qui elle aide et où elle va.`,
  frameTitle: `Présentation de ${product}`,
  directLink: 'Lien direct',
  hint: 'Vous ne voyez pas les diapositives? Le lien direct mène à la même présentation.',
  note: 'Les diapositives viennent de Google et démarrent seulement quand vous les lancez.',
};
