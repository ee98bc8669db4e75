import type { Messages } from '../message-types.ts';

/** The menu of the landing page, by section. */
export const menuMessages: Messages['navigation']['menuMessages'] = {
  features: 'Servicios',
  about: 'Qué hacemos',
  contact: 'Contacto',
};

/** The lists of links at the foot of every page. */
export const footerMessages: Messages['navigation']['footerMessages'] = {
  company: {
    title: 'La empresa',
    links: {
      press: 'Prensa',
      careers: 'Empleos',
      pitch: 'Presentación',
      safety: '¿Qué tan seguro es?',
    },
  },
  legal: {
    title: 'Información legal',
    links: {
      privacy: 'Política de privacidad',
      terms: 'Términos del servicio',
      healthData: 'Datos de salud del consumidor',
      accessibility: 'Accesibilidad',
    },
    note: 'Patente en trámite',
  },
};
