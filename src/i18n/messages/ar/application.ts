import { wholeMegabytes } from '../../../domain/application/resume.ts';
import { plural, wholeNumber } from './format.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../domain/application/rules.ts';
import { brand } from '../../../config/brand.ts';
import { isolate } from '../../../domain/isolate.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;
const controller = [brand.parentCompany, ...brand.legal.address].join(', ');
const megabytes = wholeMegabytes(maxResumeBytes);

/** A length as it stands after a preposition. */
function characters(count: number): string {
  const written = wholeNumber(count);
  return plural(count, {
    zero: `${written} حرف`,
    one: 'حرف واحد',
    two: 'حرفين',
    few: `${written} أحرف`,
    many: `${written} حرفًا`,
    other: `${written} حرف`,
  });
}

/** Labels and hints of the fields, in the order of the form. */
export const fields: Messages['application']['fields'] = {
  fullName: { label: 'الاسم الكامل', hint: 'الاسم الأول واسم العائلة، كما تحبون أن نناديكم.' },
  email: { label: 'البريد الإلكتروني', hint: `نرد على هذا العنوان. مثال: ${isolate('name@example.com')}` },
  phone: { label: 'الهاتف', hint: (example) => `مع رمز البلد، مثال: ${isolate(example)}` },
  resume: { label: 'السيرة الذاتية', hint: 'خبرتكم في العمل، محفوظة في ملف PDF.' },
  linkedinProfile: {
    label: 'صفحتكم على LinkedIn (اختياري)',
    hint: `مثال: ${isolate('https://www.linkedin.com/in/your-name')}`,
  },
  coverLetter: {
    label: 'رسالة التقديم',
    hint: `أخبرونا بما ستضيفونه إلى هذه الوظيفة. اكتبوا ${characters(rules.coverLetter.minLength)} على الأقل.`,
  },
  whyJoin: {
    label: `لماذا تودون الانضمام إلى ${product}؟`,
    hint: `تكفي بضع جمل. اكتبوا ${characters(rules.whyJoin.minLength)} على الأقل.`,
  },
};

/** The words for a wrong field. */
export const fieldMessages: Messages['application']['fieldMessages'] = {
  fullName: {
    required: 'نرجو كتابة الاسم الكامل',
    tooShort: `يجب ألا يقل الاسم عن ${characters(rules.fullName.minLength)}`,
    tooLong: `يجب ألا يزيد الاسم على ${characters(rules.fullName.maxLength)}`,
  },
  email: {
    required: 'نرجو كتابة البريد الإلكتروني',
    invalid: 'عنوان البريد الإلكتروني غير صحيح',
    tooLong: `يجب ألا يزيد البريد الإلكتروني على ${characters(rules.email.maxLength)}`,
  },
  phone: { required: 'نرجو كتابة رقم الهاتف', invalid: 'رقم الهاتف غير صحيح' },
  linkedinProfile: {
    invalid: 'نرجو كتابة عنوان صحيح لصفحتكم على LinkedIn',
    tooLong: `يجب ألا يزيد عنوان صفحتكم على LinkedIn على ${characters(rules.linkedinProfile.maxLength)}`,
  },
  coverLetter: {
    required: 'نرجو كتابة رسالة التقديم',
    tooShort: `يجب ألا تقل رسالة التقديم عن ${characters(rules.coverLetter.minLength)}`,
    tooLong: `يجب ألا تزيد رسالة التقديم على ${characters(rules.coverLetter.maxLength)}`,
  },
  whyJoin: {
    required: `نرجو أن تخبرونا لماذا تودون الانضمام إلى ${product}`,
    tooShort: `نرجو كتابة ما لا يقل عن ${characters(rules.whyJoin.minLength)}`,
    tooLong: `نرجو كتابة ما لا يزيد على ${characters(rules.whyJoin.maxLength)}`,
  },
};

/** Words of the resume field and its upload control. */
export const resumeMessages: Messages['application']['resumeMessages'] = {
  instruction: 'اسحبوا سيرتكم الذاتية وأفلتوها هنا، أو اضغطوا لاختيارها',
  limit: `ملف PDF فقط، بحجم لا يزيد على ${megabytes} ميغابايت`,
  dropping: 'أفلتوا سيرتكم الذاتية هنا...',
  choose: 'اختيار ملف PDF',
  replace: 'اختيار ملف آخر',
  remove: 'إزالة',
  required: 'مطلوب',
  chosen: (name) => `اخترتم الملف ${isolate(name)}.`,
  removed: 'أزلتم الملف.',
  problem: {
    'too-large': `يجب أن يكون حجم الملف أقل من ${megabytes} ميغابايت`,
    'wrong-type': 'نقبل ملفات PDF فقط',
    empty: 'هذا الملف فارغ. نرجو اختيار ملف PDF آخر',
    several: 'نرجو اختيار ملف واحد في كل مرة',
    unreadable: 'تعذّر فتح هذا الملف. نرجو اختيار ملف PDF آخر',
    missing: 'نرجو إرفاق السيرة الذاتية',
    refused: 'لم نستطع قبول ملف سيرتكم الذاتية. نرجو اختيار الملف مرة أخرى.',
  },
};

/** The form's own words. */
export const formMessages: Messages['application']['formMessages'] = {
  heading: 'التقديم على هذه الوظيفة',
  intro: 'نرجو ملء كل الحقول، إلا ما بجانبه كلمة «اختياري».',
  summaryHeading: 'هناك مشكلة',
  submit: 'إرسال الطلب',
  submitting: 'جارٍ إرسال الطلب...',
  resumeFirst: 'اختاروا سيرتكم الذاتية أعلاه حتى يعمل هذا الزر.',
  honeypot: 'اتركوا هذا الحقل فارغًا',
  byEmail: 'للتقديم بالبريد الإلكتروني، أرسلوا سيرتكم الذاتية إلى',
  kept: {
    stays: 'يبقى ما تكتبونه في علامة التبويب هذه حتى ترسلوه أو تُفرغوا النموذج أو تغلقوا علامة التبويب.',
    clear: 'إفراغ النموذج',
    cleared: 'النموذج فارغ.',
    bringBack: 'استعادة ما كتبته',
  },
};

/** Titles and texts of the notices. */
export const noticeMessages: Messages['application']['noticeMessages'] = {
  failed: 'لم يكتمل إرسال الطلب',
  offline: 'أنتم غير متصلين بالإنترنت. ما كتبتموه محفوظ هنا. أرسلوه عندما يعود الاتصال.',
  succeeded: 'أرسلتم طلبكم بنجاح!',
  thanks: (jobTitle) => `شكرًا لتقديمكم على وظيفة «${jobTitle}».`,
  next: 'ننقلكم الآن إلى صفحة الوظائف.',
  resumeLost: 'لم تصل سيرتكم الذاتية',
  sendResume: (jobTitle) =>
    `وصلنا طلبكم لوظيفة «${jobTitle}». نرجو إرسال سيرتكم الذاتية بالبريد الإلكتروني إلى ${isolate(brand.emails.company)}.`,
};

/** What is kept, for how long, who reads it, how to have it deleted. */
export const privacyMessages: Messages['application']['privacyMessages'] = {
  heading: 'بياناتكم',
  points: [
    `الجهة المسؤولة عنها: ${isolate(controller)}.`,
    'نحتفظ بما تكتبونه هنا وبسيرتكم الذاتية. ونستخدم ذلك لشغل هذه الوظيفة فقط.',
    'نحتفظ به مدة لا تزيد على 12 شهرًا بعد إغلاق باب التقديم على الوظيفة. ثم نحذفه.',
    'لا يقرؤه إلا فريق التوظيف لدينا. ولا نبيعه أبدًا.',
    'بعد إرسال الطلب تحصلون على رابط خاص. به يمكنكم سحب طلبكم أو حذفه في أي وقت.',
  ],
  deletion: { before: 'لحذفه قبل ذلك، اكتبوا إلى', after: '.' },
  link: 'قراءة سياسة الخصوصية لدينا (في علامة تبويب جديدة)',
};

/** What the applicant is told about a failure. */
export const failureMessages: Messages['application']['failureMessages'] = {
  notConfigured: 'قاعدة البيانات غير مجهزة. نرجو التواصل مع الدعم لإكمال الإعداد.',
  refused: 'تعذّر إرسال الطلب',
  refusedBecause: (reason) => `تعذّر إرسال الطلب. ${isolate(reason)}`,
  limited: {
    network: 'وصلت طلبات كثيرة من شبكتكم. نرجو المحاولة مرة أخرى بعد ساعة.',
    site: 'تصلنا طلبات كثيرة الآن. نرجو المحاولة مرة أخرى بعد دقيقة.',
    request: 'نرجو إرسال طلب واحد في كل مرة.',
  },
  unexpected: 'حدث خطأ غير متوقع',
  noAnswer: 'تعذّر إرسال الطلب. نرجو المحاولة مرة أخرى.',
  closed: 'انتهى التقديم على هذه الوظيفة، ولم نعد نستقبل طلبات لها. ما كتبتموه ما زال هنا.',
  resumeMissing: 'نرجو إرفاق سيرتكم الذاتية',
};

/** The line under a long text. `count` chooses the form, `written` is the same number as it is read. */
export const lengthMessages: Messages['application']['lengthMessages'] = {
  tooMany: (count, written) =>
    plural(count, {
      zero: 'لا أحرف زائدة',
      one: 'حرف واحد زائد',
      two: 'حرفان زائدان',
      few: `${written} أحرف زائدة`,
      many: `${written} حرفًا زائدًا`,
      other: `${written} حرف زائد`,
    }),
  toGo: (count, written) =>
    plural(count, {
      zero: 'لم يبقَ أي حرف',
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: `بقيت ${written} أحرف`,
      many: `بقي ${written} حرفًا`,
      other: `بقي ${written} حرف`,
    }),
  of: (count, written, most) =>
    plural(count, {
      zero: `${written} حرف من أصل ${most}`,
      one: `حرف واحد من أصل ${most}`,
      two: `حرفان من أصل ${most}`,
      few: `${written} أحرف من أصل ${most}`,
      many: `${written} حرفًا من أصل ${most}`,
      other: `${written} حرف من أصل ${most}`,
    }),
};
