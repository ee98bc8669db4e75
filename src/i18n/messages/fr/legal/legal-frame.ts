import type { Messages } from '../../message-types.ts';

/** Words around each legal document. */
export const legalFrame: Messages['legalFrame']['legalFrame'] = {
  backToHome: 'Retour à l’accueil',
  contentsLabel: 'Sur cette page',
  summaryLabel: 'En bref\u00A0:',
  contactPhone: 'Téléphone',
  contactEmail: 'Courriel',
  responsible: 'Qui est responsable de vos renseignements',
  privacyOfficer: 'Responsable de la protection des renseignements personnels',
};
