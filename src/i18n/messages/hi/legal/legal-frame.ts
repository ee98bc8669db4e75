import type { Messages } from '../../message-types.ts';

/** Words around each legal document. */
export const legalFrame: Messages['legalFrame']['legalFrame'] = {
  backToHome: 'मुख्य पेज पर वापस',
  contentsLabel: 'इस पेज पर',
  summaryLabel: 'संक्षेप में:',
  contactPhone: 'फ़ोन',
  contactEmail: 'ईमेल',
  responsible: 'आपके डेटा की ज़िम्मेदारी किसकी है',
  privacyOfficer: 'निजता अधिकारी',
};
