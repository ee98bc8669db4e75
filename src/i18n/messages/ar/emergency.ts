import type { Messages } from '../message-types.ts';

/** The emergency line of the landing page and the legal pages. */
export const emergency: Messages['emergency']['emergency'] = {
  before: 'في حالة الطوارئ، اتصلوا على',
  after: 'فورًا.',
  local: 'رقم الطوارئ المحلي (911 أو 112 في أماكن كثيرة)',
  signs: 'اطلبوا المساعدة فورًا عند ألم الصدر أو صعوبة التنفس أو الضعف المفاجئ أو النزيف الشديد.',
};
