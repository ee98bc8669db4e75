import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

export const careers: Messages['careers']['careers'] = {
  head: {
    title: `الوظائف في ${brand.productName}`,
    description:
      'اطلعوا على جميع الوظائف الشاغرة. اعملوا من المنزل في الولايات المتحدة أو كندا أو المكسيك أو الهند، وساعدونا على تبسيط المعلومات الصحية.',
  },
  heading: 'اعملوا معنا',
  lead: 'ساعدونا على تبسيط المعلومات الصحية. العمل في كل وظائفنا من المنزل.',
  filterLabel: 'نوع العمل',
  searchLabel: 'بحث',
  searchPlaceholder: 'البحث في الوظائف...',
  listHeading: 'الوظائف الشاغرة',
  /** Never shown: words for where one may work, by which the search finds every job. */
  placeWords: 'عن بُعد، من المنزل، من البيت، الولايات المتحدة، أمريكا، كندا، المكسيك، الهند',
  countText: (count) =>
    plural(count, {
      zero: 'لا توجد وظائف',
      one: 'وظيفة واحدة',
      two: 'وظيفتان',
      few: `${count} وظائف`,
      many: `${count} وظيفة`,
      other: `${count} وظيفة`,
    }),
  empty: {
    title: 'لم نجد أي وظيفة',
    text: 'جرّبوا تغيير كلمات البحث أو نوع العمل',
    clear: 'عرض جميع الوظائف',
  },
  about: {
    heading: `نبذة عن ${brand.productName}`,
    paragraphs: [
      `${brand.productName} برنامج ذكاء اصطناعي يجيب عن الأسئلة الصحية بكلام واضح. وهو لكبار السن ولمن يرعونهم. هو ليس طبيبًا، ونحن نقول ذلك صراحة.`,
      'نحن فريق صغير. نجرّب عملنا مع كبار السن، ونستمع إليهم، ونصلح ما يعيقهم. نرحب بالناس من كل الأعمار، ومن كل الخلفيات.',
    ],
    applyHeading: 'كيف تقدّمون الطلب',
    applySteps: [
      'اختاروا وظيفة واقرؤوا ما تتطلبه.',
      'املؤوا النموذج القصير وأرفقوا سيرتكم الذاتية بصيغة PDF.',
      'لا تحتاجون إلى حساب. ولا يقرأ ما ترسلونه إلا فريق التوظيف لدينا.',
    ],
    privacyLink: 'ماذا نفعل بطلبكم',
  },
};
