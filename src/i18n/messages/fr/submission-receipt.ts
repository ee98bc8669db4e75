import type { Messages } from '../message-types.ts';

/** What stands on the page after an application was sent, until it is closed: the reference and the applicant's own link. */
export const receiptMessages: Messages['submissionReceipt']['receiptMessages'] = {
  heading: 'Votre candidature est arrivée',
  position: 'Poste',
  reference: 'Numéro de référence',
  link: 'Votre lien privé',
  why: 'Il vous permet de voir où en est votre candidature, d’ajouter un CV, de la retirer ou de tout supprimer.',
  keep: 'Gardez-le\u00A0: personne d’autre ne l’a.',
  copy: {
    label: 'Copier',
    copied: 'Copié!',
    status: 'Votre lien privé est copié.',
    name: 'Copier votre lien privé',
  },
  open: 'Ouvrir le lien',
  close: 'Fermer ce message',
  said: (reference) =>
    `Votre candidature est arrivée. Numéro de référence ${reference}. Votre lien privé est sur cette page.`,
  saidWithout: 'Votre candidature est arrivée. Votre lien privé est sur cette page.',
};

/** A position that takes no more applications. */
export const closedMessages: Messages['submissionReceipt']['closedMessages'] = {
  sentence: 'Ce poste est fermé.',
  text: 'Nous ne prenons plus de candidatures pour ce poste.',
  link: 'Voir les postes à pourvoir',
};
