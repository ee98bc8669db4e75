import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

export const careers: Messages['careers']['careers'] = {
  head: {
    title: `Empleos en ${brand.productName}`,
    description:
      'Vea todos los puestos. Trabaje desde casa en Estados Unidos, Canadá, México o la India y ayude a que la información de salud sea clara.',
  },
  heading: 'Trabaje con nosotros',
  lead: 'Ayúdenos a que la información de salud sea clara. Todos los puestos son para trabajar desde casa.',
  filterLabel: 'Tipo de trabajo',
  searchLabel: 'Buscar',
  searchPlaceholder: 'Buscar puestos...',
  listHeading: 'Puestos disponibles',
  /** Never shown: words for where one may work, by which the search finds every job. */
  placeWords:
    'remoto, a distancia, trabajo desde casa, teletrabajo, Estados Unidos, EE. UU., Canadá, México, India',
  /** Said and shown when the list changes. */
  countText: (count) => plural(count, { one: '1 puesto', other: `${count} puestos` }),
  empty: {
    title: 'No se encontró ningún puesto',
    text: 'Pruebe con otras palabras o con otro tipo de trabajo',
    clear: 'Mostrar todos los puestos',
  },
  about: {
    heading: `Sobre ${brand.productName}`,
    paragraphs: [
      `${brand.productName} es una IA que responde preguntas de salud con palabras sencillas. Está hecha para las personas mayores y para quienes las cuidan. No es un médico, y así lo decimos.`,
      'Somos un equipo pequeño. Hacemos pruebas con personas mayores, las escuchamos y arreglamos lo que les estorba. Aquí hay lugar para personas de cualquier edad y de cualquier camino en la vida.',
    ],
    applyHeading: 'Cómo postularse',
    applySteps: [
      'Elija un puesto y lea qué pide.',
      'Llene el formulario corto y agregue su currículum en PDF.',
      'No necesita una cuenta. Solo nuestro equipo de contratación lee lo que usted manda.',
    ],
    privacyLink: 'Qué pasa con su postulación',
  },
};
