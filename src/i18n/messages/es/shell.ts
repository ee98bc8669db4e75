import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Words of the frame around every page. */
export const shellMessages: Messages['shell']['shellMessages'] = {
  skipToContent: 'Ir al contenido',
  homeLabel: `Inicio de ${brand.productName}`,
  backToHome: 'Volver al inicio',
  failedTitle: 'Esta página no se abrió',
  failedText: 'Algo falló de nuestro lado. Por favor, inténtelo de nuevo o llámenos.',
  call: 'Llamar al',
  chat: 'Chatear por WhatsApp',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  menuLabel: 'Principal',
  toTop: `${brand.productName}: volver arriba`,
  webAppButton: `Usar ${brand.productName} en la web`,
  chatLink: `Usar ${brand.productName} en WhatsApp`,
  tryWebApp: 'Probar la aplicación web',
  webAppComingSoon: 'Muy pronto, la aplicación web',
  textSize: {
    label: 'Tamaño del texto',
    next: (size) => `Tamaño del texto: ${size} por ciento. Presione para cambiarlo.`,
    percent: (size) => `${size}\u00A0%`,
  },
  copyNumber: {
    label: 'Copiar',
    copied: '¡Copiado!',
    status: 'El número quedó copiado.',
    name: 'Copiar el número de teléfono',
  },
  newTab: 'se abre en otra pestaña',
  languages: 'Idioma',
  error: 'Error:',
  footer: {
    contact: 'Contacto',
    status: 'Todos los servicios funcionan',
    social: 'Síganos',
    tagline: 'Información médica clara y al alcance de las personas mayores, también sobre sus medicamentos.',
    copyright: (year) => `© ${year} ${brand.productName}, una marca de ${brand.parentCompany}`,
  },
};
