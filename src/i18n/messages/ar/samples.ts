import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const patientMessages: Messages['samples']['patientMessages'] = {
  name: 'مريضة (مثال)',
  ageLabel: 'العمر',
  sex: 'أنثى',
  sexLabel: 'الجنس',
  status: 'نشط',
  statusLabel: 'وضع الملف',
  medicationsLabel: 'الأدوية',
  medications: [
    { name: 'ليسينوبريل', dose: '10 ملغ', frequency: 'مرة في اليوم' },
    { name: 'ميتفورمين', dose: '500 ملغ', frequency: 'مرتين في اليوم' },
  ],
  conditionLabel: 'الحالة الصحية',
  condition: 'ارتفاع ضغط الدم',
  allergyLabel: 'الحساسية',
  allergy: 'البنسلين',
};

/** Stacked cards of the triage tab. Invented; the page marks them as an example. */
export const reminderMessages: Messages['samples']['reminderMessages'] = {
  exampleLabel: 'مثال',
  title: 'أدوية اليوم',
  cards: {
    morning: { time: '8:00 صباحًا', name: 'ليسينوبريل', dose: '10 ملغ', note: 'مع الماء' },
    noon: { time: '12:30 ظهرًا', name: 'ميتفورمين', dose: '500 ملغ', note: 'مع الغداء' },
    evening: { time: '8:00 مساءً', name: 'فيتامين د', dose: '25 ميكروغرامًا', note: 'بعد العشاء' },
  },
};

/** The talk in the phone picture: a person, and the AI that asks and answers. Lines are at most 60 characters. */
export const conversationMessages: Messages['samples']['conversationMessages'] = {
  exampleLabel: 'مثال على محادثة',
  complaint: 'ركبتي تؤلمني عندما أصعد الدرج.',
  question: 'منذ متى بدأ الألم؟ وهل في الركبة تورّم؟',
  reply: 'منذ أسبوع تقريبًا. والتورّم قليل.',
  causes: { label: 'الأسباب المحتملة', text: 'شد عضلي، أو بعض الخشونة في المفصل.' },
  severity: { label: 'مدى الخطورة', text: 'بسيطة. لا علامات خطر حتى الآن.' },
  nextStep: { label: 'الخطوة التالية', text: 'راحة وكمادات ثلج. إذا بقي الألم بعد أسبوع، فراجعوا الطبيب.' },
};

/** The talk in the voice tab: the AI begins, then the person, and so on in turn. */
export const callMessages: Messages['samples']['callMessages'] = {
  exampleLabel: 'مثال على مكالمة',
  lines: [
    `مرحبًا، هنا ${brand.productName}. أنا ذكاء اصطناعي ولست طبيبًا.`,
    'هل يمكنني تناول حبوب الزكام مع حبوب القلب؟',
    'لنتحقق معًا. ما الأسماء المكتوبة على العلب؟',
    'لحظة، سأُحضر نظارتي.',
    'خذوا وقتكم. أنا في انتظاركم.',
  ],
};

/** What the person is called in a sample talk. The other side has the product's name. */
export const personName: Messages['samples']['personName'] = 'أنتم';
