import { brand } from '../../../brand/brand.ts';
import type { Words } from '../../words.ts';

export const example: Words['example']['example'] = {
  head: {
    title: `Exemple – ${brand.productName}`,
    description: 'Une page d’exemple qui montre ce qu’il faut pour ajouter une page au site et à la borne.',
  },
  heading: 'Exemple',
  lead: 'Une page d’exemple qui montre ce qu’il faut pour ajouter une page au site et à la borne.',
};
