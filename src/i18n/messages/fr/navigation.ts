import type { Words } from '../message-types.ts';

/** The menu of the landing page, by section. */
export const menuWords: Words['navigation']['menuWords'] = {
  features: 'Services',
  about: 'À propos',
  contact: 'Nous joindre',
};

/** The lists of links at the foot of every page. */
export const footerWords: Words['navigation']['footerWords'] = {
  company: {
    title: 'Entreprise',
    links: { press: 'Presse', careers: 'Emplois', pitch: 'Présentation', safety: 'Est-ce sécuritaire?' },
  },
  legal: {
    title: 'Information juridique',
    links: {
      privacy: 'Politique de confidentialité',
      terms: 'Conditions d’utilisation',
      healthData: 'Données de santé des consommateurs',
      accessibility: 'Accessibilité',
    },
    note: 'Brevet en instance',
  },
};
