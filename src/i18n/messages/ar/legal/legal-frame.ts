import type { Messages } from '../../message-types.ts';

/** Words around each legal document. */
export const legalFrame: Messages['legalFrame']['legalFrame'] = {
  backToHome: 'العودة إلى الصفحة الرئيسية',
  contentsLabel: 'في هذه الصفحة',
  summaryLabel: 'باختصار:',
  contactPhone: 'الهاتف',
  contactEmail: 'البريد الإلكتروني',
  responsible: 'الجهة المسؤولة عن بياناتكم',
  privacyOfficer: 'مسؤول الخصوصية',
};
