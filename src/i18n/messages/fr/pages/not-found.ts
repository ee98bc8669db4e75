import type { Messages } from '../../message-types.ts';

/** Specification, sections 2 and 8. */
export const notFound: Messages['notFound']['notFound'] = {
  title: 'Page introuvable',
  description:
    'Cette page n’existe pas ou a été déplacée. Revenez à l’accueil, ou ouvrez l’application Web pour poser une question.',
  text: 'Oups! Il semble que la page que vous cherchez n’existe pas ou a été déplacée.',
  backToHome: 'Retour à l’accueil',
  tryWebApp: 'Essayer l’application Web',
};
