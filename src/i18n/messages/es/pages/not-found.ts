import type { Messages } from '../../message-types.ts';

/** Specification, sections 2 and 8. */
export const notFound: Messages['notFound']['notFound'] = {
  title: 'Página no encontrada',
  description:
    'Esta página no existe o cambió de lugar. Vuelva al inicio o abra la aplicación web para hacer una pregunta.',
  text: '¡Lo sentimos! Parece que la página que busca no existe o cambió de lugar.',
  backToHome: 'Volver al inicio',
  tryWebApp: 'Probar la aplicación web',
};
