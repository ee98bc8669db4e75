import type { Messages } from '../message-types.ts';

/** The menu of the landing page, by section. */
export const menuMessages: Messages['navigation']['menuMessages'] = {
  features: 'خدماتنا',
  about: 'عن الخدمة',
  contact: 'التواصل معنا',
};

/** The lists of links at the foot of every page. */
export const footerMessages: Messages['navigation']['footerMessages'] = {
  company: {
    title: 'الشركة',
    links: {
      press: 'الصحافة',
      careers: 'الوظائف',
      pitch: 'العرض التعريفي',
      safety: 'ما مدى أمانه؟',
    },
  },
  legal: {
    title: 'معلومات قانونية',
    links: {
      privacy: 'سياسة الخصوصية',
      terms: 'شروط الخدمة',
      healthData: 'البيانات الصحية للمستهلك',
      accessibility: 'سهولة الوصول',
    },
    note: 'براءة اختراع قيد التسجيل',
  },
};
