import { isolate } from '../../../domain/isolate.ts';
import type { Messages } from '../message-types.ts';

/** What stands on the page after an application was sent, until it is closed: the reference and the applicant's own link. */
export const receiptMessages: Messages['submissionReceipt']['receiptMessages'] = {
  heading: 'وصل طلبكم',
  position: 'الوظيفة',
  reference: 'الرقم المرجعي',
  link: 'رابطكم الخاص',
  why: 'به تعرفون أين وصل طلبكم، وتضيفون السيرة الذاتية، وتسحبون الطلب أو تحذفون كل شيء.',
  keep: 'احتفظوا به: لا أحد غيركم يملكه.',
  copy: {
    label: 'نسخ',
    copied: 'تم النسخ',
    status: 'نسختم رابطكم الخاص.',
    name: 'نسخ رابطكم الخاص',
  },
  open: 'فتح الرابط',
  close: 'إغلاق هذه الرسالة',
  said: (reference) => `وصل طلبكم. الرقم المرجعي ${isolate(reference)}. رابطكم الخاص في هذه الصفحة.`,
  saidWithout: 'وصل طلبكم. رابطكم الخاص في هذه الصفحة.',
};

/** A position that takes no more applications. */
export const closedMessages: Messages['submissionReceipt']['closedMessages'] = {
  sentence: 'انتهى التقديم على هذه الوظيفة.',
  text: 'لم نعد نستقبل طلبات لها.',
  link: 'عرض الوظائف الشاغرة',
};
