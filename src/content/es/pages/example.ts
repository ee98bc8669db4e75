import { brand } from '../../../brand/brand.ts';
import type { Words } from '../../words.ts';

export const example: Words['example']['example'] = {
  head: {
    title: `Ejemplo – ${brand.productName}`,
    description:
      'Una página de ejemplo que muestra qué hace falta para añadir una página al sitio y al quiosco.',
  },
  heading: 'Ejemplo',
  lead: 'Una página de ejemplo que muestra qué hace falta para añadir una página al sitio y al quiosco.',
};
