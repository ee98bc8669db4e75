import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Words of the frame around every page. */
export const shellMessages: Messages['shell']['shellMessages'] = {
  skipToContent: 'Aller au contenu',
  homeLabel: `Accueil de ${brand.productName}`,
  backToHome: 'Retour à l’accueil',
  failedTitle: 'Cette page ne s’est pas ouverte',
  failedText: 'Un problème est survenu de notre côté. Veuillez réessayer ou nous appeler.',
  call: 'Appeler le',
  chat: 'Clavarder sur WhatsApp',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  menuLabel: 'Menu principal',
  toTop: `${brand.productName}\u00A0: retour en haut`,
  webAppButton: `Utiliser ${brand.productName} sur le Web`,
  chatLink: `Utiliser ${brand.productName} sur WhatsApp`,
  tryWebApp: 'Essayer l’application Web',
  webAppComingSoon: 'Application Web bientôt offerte',
  textSize: {
    label: 'Taille du texte',
    next: (size) => `Taille du texte\u00A0: ${size} pour cent. Appuyez pour la changer.`,
    percent: (size) => `${size}\u00A0%`,
  },
  copyNumber: {
    label: 'Copier',
    copied: 'Copié!',
    status: 'Le numéro est copié.',
    name: 'Copier le numéro de téléphone',
  },
  newTab: 's’ouvre dans un nouvel onglet',
  languages: 'Langue',
  error: 'Erreur\u00A0:',
  footer: {
    contact: 'Nous joindre',
    status: 'Tous les services fonctionnent',
    social: 'Suivez-nous',
    tagline:
      'De l’information médicale claire et facile d’accès pour les personnes aînées, y compris sur leurs médicaments.',
    copyright: (year) => `© ${year} ${brand.productName}, une marque de ${brand.parentCompany}`,
  },
};
