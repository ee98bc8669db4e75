import type { Messages } from '../message-types.ts';

/** The menu of the landing page, by section. */
export const menuMessages: Messages['navigation']['menuMessages'] = {
  features: 'Services',
  about: 'À propos',
  contact: 'Nous joindre',
};

/** The lists of links at the foot of every page. */
export const footerMessages: Messages['navigation']['footerMessages'] = {
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
