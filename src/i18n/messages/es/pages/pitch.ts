import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const pitch: Messages['pitch']['pitch'] = {
  head: {
    title: `Presentación – ${product}`,
    description: `Vea las láminas que muestran qué es ${product}, a quién ayuda y hacia dónde va. Avance a su propio ritmo.`,
  },
  heading: 'Presentación',
  lead: `Qué es ${product}, a quién ayuda y hacia dónde va.`,
  frameTitle: `Presentación de ${product}`,
  directLink: 'Enlace directo',
  hint: '¿No ve las láminas? El enlace directo lleva a la misma presentación.',
  note: 'Las láminas vienen de Google. Empiezan únicamente cuando usted presiona el botón.',
};
