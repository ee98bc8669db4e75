import type { Messages } from '../../message-types.ts';

/** Words around each legal document. */
export const legalFrame: Messages['legalFrame']['legalFrame'] = {
  backToHome: 'Volver al inicio',
  contentsLabel: 'En esta página',
  summaryLabel: 'En resumen:',
  contactPhone: 'Teléfono',
  contactEmail: 'Correo electrónico',
  responsible: 'Quién responde por sus datos',
  privacyOfficer: 'Responsable de privacidad',
};
