import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Words of the frame around every page. */
export const shellMessages: Messages['shell']['shellMessages'] = {
  skipToContent: 'الانتقال إلى المحتوى',
  homeLabel: `الصفحة الرئيسية لموقع ${brand.productName}`,
  backToHome: 'العودة إلى الصفحة الرئيسية',
  failedTitle: 'لم تظهر هذه الصفحة',
  failedText: 'حدث خطأ من جهتنا. نرجو المحاولة مرة أخرى، أو الاتصال بنا.',
  call: 'اتصلوا على',
  chat: 'محادثة عبر WhatsApp',
  menu: 'القائمة',
  closeMenu: 'إغلاق القائمة',
  menuLabel: 'القائمة الرئيسية',
  toTop: `${brand.productName}: العودة إلى أعلى الصفحة`,
  webAppButton: `استخدام ${brand.productName} على الويب`,
  chatLink: `استخدام ${brand.productName} عبر WhatsApp`,
  tryWebApp: 'تجربة تطبيق الويب',
  webAppComingSoon: 'تطبيق الويب متاح قريبًا',
  textSize: {
    label: 'حجم النص',
    next: (size) => `حجم النص ${size} في المئة. اضغطوا لتغييره.`,
    percent: (size) => `${size}%`,
  },
  copyNumber: {
    label: 'نسخ',
    copied: 'تم النسخ',
    status: 'نسختم الرقم.',
    name: 'نسخ رقم الهاتف',
  },
  newTab: 'يفتح في علامة تبويب جديدة',
  languages: 'اللغة',
  error: 'خطأ:',
  footer: {
    contact: 'التواصل معنا',
    status: 'جميع الخدمات تعمل',
    social: 'تابعونا',
    tagline: 'معلومات طبية واضحة وسهلة المنال لكبار السن، ومنها الأسئلة عن الأدوية.',
    copyright: (year) => `© ${year} ${brand.productName}، علامة تجارية تابعة لشركة ${brand.parentCompany}`,
  },
};
