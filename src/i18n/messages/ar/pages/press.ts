import { brand } from '../../../../config/brand.ts';
import { isolate } from '../../../../domain/isolate.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const press: Messages['press']['press'] = {
  head: {
    title: `الصحافة والإعلام – ${product}`,
    description: `شعارات وفيديو عن المنتج ومعلومات قصيرة عن ${product}، الذكاء الاصطناعي الذي يشرح الصحة بكلام واضح. استخدموها مجانًا في مقالكم.`,
  },
  backToHome: 'العودة إلى الصفحة الرئيسية',
  heading: 'الصحافة والإعلام',
  lead: `كل ما تحتاجون إليه للكتابة أو الحديث عن ${product}.`,
  logoCaption: `شعار ${product}`,
  facts: {
    title: 'باختصار',
    text: `${product} برنامج ذكاء اصطناعي يقدّم لكبار السن معلومات طبية بكلام واضح. يمكن سؤاله على الويب أو عبر WhatsApp أو بالهاتف. وهو ليس طبيبًا ولا يحل محل الطبيب.`,
    list: [
      { label: 'الشركة', text: `${product}، علامة تجارية تابعة لشركة ${brand.parentCompany}` },
      { label: 'أين نقدّم الخدمة', text: 'الولايات المتحدة وكندا والمكسيك والهند والإمارات' },
    ],
    contactLabel: 'للتواصل الصحفي',
  },
  videos: {
    title: 'فيديوهات مختارة',
    name: 'عرض للمنتج',
    play: 'تشغيل الفيديو',
    note: 'الفيديو من YouTube، ولا يبدأ تحميله إلا عندما تضغطون زر التشغيل.',
  },
  assets: {
    title: 'ملفات العلامة التجارية',
    lead: 'يمكنكم استخدام هذه الملفات في الأخبار عنا. نرجو عدم مطّها أو تغيير ألوانها أو قصّها.',
    loading: 'الصورة قيد التحميل.',
    failed: 'لم تظهر الصورة. ما زال بإمكانكم تنزيل الملف.',
  },
};

/** The files to download. */
export const assetMessages: Messages['press']['assetMessages'] = {
  logo: {
    title: 'الشعار وحده (مربع)',
    alt: `شعار ${product} على مربع سادة.`,
    use: 'لأيقونات التطبيقات وصور الحسابات.',
  },
  transparentLogo: {
    title: 'الشعار وحده بخلفية شفافة (مربع)',
    alt: `شعار ${product} من دون خلفية.`,
    use: 'لخلفياتكم الفاتحة.',
  },
  logoAndName: {
    title: 'الشعار + الاسم (مستطيل)',
    alt: `شعار ${product} بجانب الاسم ${product}.`,
    use: 'للمقالات والشرائح والملصقات.',
  },
};

/** What kind of file it is, and its size. */
export const fileFacts: Messages['press']['fileFacts'] = (formats, width, height) =>
  `${isolate(formats)}، المقاس \u2068${width} × ${height}\u2069 بكسل`;

/** Words of the two actions of a brand file. */
export const assetActions: Messages['press']['assetActions'] = {
  save: 'تنزيل',
  copyLink: 'نسخ الرابط',
  saveName: (title) => `تنزيل «${title}»`,
  copyLinkName: (title) => `نسخ الرابط: «${title}»`,
  copied: 'تم النسخ',
  copiedStatus: (title) => `نسختم رابط «${title}».`,
};
