import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Title and description of each open position, by its id. Descriptions are at most 150 characters. */
export const jobMessages: Messages['jobs']['jobMessages'] = {
  'growth-partnerships-lead': {
    title: 'قيادة شراكات النمو',
    description:
      'ابحثوا عن عيادات ومكتبات ومراكز لكبار السن تود تقديم مساعدنا الذكي. اكسبوا ثقة كل منها، وساعدوها على بداية جيدة.',
  },
  'growth-analyst-intern': {
    title: 'تدريب في تحليل النمو',
    description:
      'ساعدونا على أن نعرف كيف يجدنا الناس ولماذا يعودون. ستعملون مع أسئلة حقيقية وبيانات مرتبة ورسوم بيانية واضحة.',
  },
  'field-marketing-specialist': {
    title: 'التسويق الميداني',
    description:
      'نظّموا محاضرات وأيام تجربة مع شركاء محليين. تكتبون الخطة، وترسلون الأدوات، وتشاركون بالفيديو، وتعرفون ما نجح.',
  },
  'community-outreach-coordinator': {
    title: 'تنسيق التواصل المجتمعي',
    description:
      'كونوا الصوت الودود الذي تسمعه مجموعات كبار السن أولًا. اتصلوا واستمعوا وأجيبوا، ورتّبوا زيارات قصيرة عبر الإنترنت.',
  },
  'graphic-designer': {
    title: 'التصميم الجرافيكي',
    description:
      'صمّموا صفحات وملصقات وشرائح تقرؤها عيون كبار السن بسهولة. أدواتكم خط كبير وأشكال واضحة وألوان هادئة.',
  },
  'video-editor-animator': {
    title: 'مونتاج الفيديو والرسوم المتحركة',
    description:
      'أعدّوا مقاطع قصيرة هادئة تبيّن كيف يسأل الناس عن صحتهم. أضيفوا نصًا واضحًا للكلام، وإيقاعًا بطيئًا، ورسومًا متحركة بسيطة.',
  },
  'content-creator': {
    title: 'كتابة المحتوى',
    description:
      'اكتبوا قصصًا وأدلة عن الصحة بكلام واضح. كل نص يجب أن يساعد قارئًا واحدًا على أن يفعل شيئًا واحدًا اليوم.',
  },
  'social-media-manager': {
    title: 'إدارة وسائل التواصل الاجتماعي',
    description: 'أديروا صفحاتنا بعناية. انشروا ما يفيد، وأجيبوا بلطف، ولا تتركوا سؤالًا صحيًا من دون رد آمن.',
  },
  'product-tester': {
    title: 'اختبار المنتج',
    description:
      'جرّبوا المحادثة وتطبيق الويب والخط الهاتفي قبل غيركم. أخبرونا بما تصعب قراءته أو سماعه أو الثقة به.',
  },
  'open-application': {
    title: 'طلب مفتوح',
    description: `لا وظيفة تناسبكم هنا؟ نحتفظ بمكان لمن يهتم بعملنا. أخبرونا كيف يمكنكم أن تفيدوا ${brand.productName}.`,
  },
};

/** What each category is called, and the filter that lets all through. */
export const categoryNames: Messages['jobs']['categoryNames'] = {
  All: 'الكل',
  Growth: 'النمو',
  Marketing: 'التسويق',
  Other: 'أخرى',
};

export const employmentTypeNames: Messages['jobs']['employmentTypeNames'] = {
  'Full-time': 'دوام كامل',
  'Part-time': 'دوام جزئي',
  Intern: 'تدريب',
};
