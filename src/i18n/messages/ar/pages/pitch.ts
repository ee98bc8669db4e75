import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const pitch: Messages['pitch']['pitch'] = {
  head: {
    title: `العرض التعريفي – ${product}`,
    description: `شاهدوا الشرائح التي تبيّن ما هو ${product} ومن يستفيد منه وإلى أين يتجه. انتقلوا بينها بالسرعة التي تناسبكم.`,
  },
  heading: 'العرض التعريفي',
  lead: `ما هو ${product}، ومن يستفيد منه، وإلى أين يتجه.`,
  frameTitle: `العرض التعريفي: ${product}`,
  directLink: 'رابط مباشر',
  hint: 'لا ترون الشرائح هنا؟ الرابط المباشر يفتح العرض نفسه.',
  note: 'الشرائح من Google، ولا تبدأ إلا عندما تضغطون زر التشغيل.',
};
