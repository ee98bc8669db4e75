import type { Messages } from '../../message-types.ts';

/** Words around each legal document. */
export const legalFrame: Messages['legalFrame']['legalFrame'] = {
  backToHome: 'Volver al inicio',
  contentsLabel: 'En esta página',
  summaryLabel: 'En resumen:',
  contactPhone: 'Teléfono',
  contactEmail: 'Correo electrónico',
  responsible: 'Quién es responsable de sus datos',
  privacyOfficer: 'Responsable de privacidad',
};
