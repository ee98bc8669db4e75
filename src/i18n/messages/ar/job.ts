import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const jobPage: Messages['job']['jobPage'] = {
  title: (jobTitle) => `${brand.productName} – ${jobTitle}`,
  backToCareers: 'العودة إلى الوظائف',
  overview: 'نظرة عامة',
  responsibilities: 'المهام الرئيسية',
  qualifications: 'المؤهلات',
  benefits: 'المزايا',
  facts: {
    heading: 'باختصار',
    place: 'المكان',
    posted: 'تاريخ النشر',
    pay: 'الأجر قبل الضريبة',
    closes: 'آخر يوم للتقديم',
    employer: 'جهة العمل',
    employerText: (name, company) => `${name}، علامة تجارية تابعة لشركة ${company}`,
    placeText: 'العمل من المنزل في الولايات المتحدة أو كندا أو المكسيك أو الهند',
  },
  hiring: {
    heading: 'كيف نوظّف',
    vacancy: {
      'open-now': 'هذه الوظيفة شاغرة الآن.',
      later: 'هذه الوظيفة ليست شاغرة بعد. نحتفظ بالطلبات إلى أن تصبح شاغرة.',
    },
    ai: 'لا نستخدم الذكاء الاصطناعي لفرز الناس أو تقييمهم أو اختيارهم. يقرأ فريق التوظيف لدينا كل طلب.',
    outcome: 'إذا أجرينا معكم مقابلة، فسنخبركم بالنتيجة خلال 45 يومًا.',
    accommodation:
      'هل تحتاجون إلى أن نفعل شيئًا بطريقة أخرى، بسبب إعاقة أو لسبب آخر؟ أخبرونا في أي مرحلة. لن يؤثر ذلك في فرصتكم.',
    contactLabel: 'اطلبوا ذلك من هنا:',
  },
  applyLink: 'التقديم على هذه الوظيفة',
  helpContact: 'المساعدة في التقديم',
  notFound: {
    title: 'الوظيفة غير موجودة',
    description:
      'هذه الوظيفة ليست في قائمتنا. ربما لم تعد شاغرة أو تغيّر مكانها. اطلعوا على جميع الوظائف الشاغرة.',
    text: 'هذه الوظيفة ليست في قائمتنا. ربما لم تعد شاغرة أو تغيّر مكانها.',
  },
};

/** What is paid, in the words of one line. The money's name has no number to agree with. */
export const payMessages: Messages['job']['payMessages'] = {
  money: {
    USD: 'بالدولار الأمريكي',
    CAD: 'بالدولار الكندي',
    MXN: 'بالبيزو المكسيكي',
    INR: 'بالروبية الهندية',
  },
  units: { YEAR: 'في السنة', HOUR: 'في الساعة' },
  line: ({ country, from, to, money, unit }) => `${country}: من ${from} إلى ${to} ${money} ${unit}`,
};
