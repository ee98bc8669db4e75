import { isolate } from '../../../domain/isolate.ts';
import type { Messages } from '../message-types.ts';

/** The mail that carries an applicant’s private link. */
export const linkMailMessages: Messages['linkMail']['linkMailMessages'] = {
  subject: (position) => `وصل طلبكم: ${position}`,
  arrived: (position, reference) =>
    `شكرًا لكم. وصل طلبكم لوظيفة «${position}». الرقم المرجعي: ${isolate(reference)}`,
  whatFor: 'بهذا الرابط الخاص تعرفون أين وصل طلبكم، وتضيفون السيرة الذاتية، وتسحبون الطلب أو تحذفون كل شيء:',
  keep: 'نرجو ألا تعطوا هذا الرابط لأحد. من يملكه يستطيع أن يفعل كل ما تستطيعونه.',
  mistake: (contact) => `لم تقدّموا طلبًا؟ إذن كتب أحدهم عنوانكم بالخطأ. نرجو الكتابة إلى ${isolate(contact)}.`,
};
