import { brand } from '../../../config/brand.ts';
import { isolate } from '../../../domain/isolate.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages: Messages['safety']['safetyMessages'] = {
  head: {
    title: `ما مدى أمان ${product}؟`,
    description: `ما الغرض من ${product} وما لا يصلح له. كم مرة كانت إجابته صحيحة، وكم مرة لم ينتبه إلى حالة طارئة، ومن راجعه حتى الآن.`,
  },
  heading: `ما مدى أمان ${product}؟`,
  lead: 'ما نعرفه عنه، وما لا نعرفه بعد.',
  dated: 'آخر تحديث:',
  sections: {
    'intended-use': {
      title: 'ما الغرض منه',
      summary: 'يساعدكم على أن تعرفوا وتستعدوا. وهو ليس لحالات الطوارئ، ولا يحل محل الطبيب.',
      blocks: [
        {
          intro: 'يفيدكم في ما يلي:',
          items: [
            'معرفة ما قد يعنيه عَرَض بسيط أو حالة شائعة',
            'معرفة متى ينبغي طلب الرعاية',
            'السؤال عن فائدة دواء وعن طريقة تناوله المعتادة',
            'الاستعداد لزيارة الطبيب',
          ],
        },
        {
          intro: 'لا يصلح لما يلي:',
          items: [
            'حالات الطوارئ',
            'التشخيص، أو رأي ثانٍ في تشخيص',
            'بدء تناول دواء أو إيقافه أو تغييره',
            'الأطفال والحمل',
            'أفكار إيذاء النفس أو إيذاء شخص آخر؛ اتصلوا لطلب المساعدة فورًا',
            'اتخاذ القرار عن شخص لا يستطيع الموافقة',
          ],
        },
        {
          intro: 'صُنع من أجل:',
          items: ['البالغين، وخصوصًا من تجاوزوا 65 عامًا', 'من يساعدونهم، بموافقتهم'],
        },
      ],
    },
    limits: {
      title: 'حدوده',
      summary: 'هو برنامج كمبيوتر. وقد يخطئ.',
      blocks: [
        {
          intro: 'تذكّروا:',
          items: [
            'لا يستطيع أن يراكم أو يسمعكم أو يفحصكم بيده كما يفعل الطبيب',
            'لا يعرف إلا ما تخبرونه به، وقد يسيء الفهم',
            'قد يخطئ ويبدو واثقًا مع ذلك',
            'قد تقل معرفته بالحالات النادرة وبالأدوية الجديدة',
          ],
        },
      ],
    },
    'what-we-know': {
      title: 'ما نعرفه حتى الآن',
      summary: `نعرف ما الغرض من ${product} وأين تقف حدوده: وكلاهما في هذه الصفحة. لم نقِس بعد كم مرة تكون إجابته صحيحة أو لا ينتبه إلى حالة طارئة، ولم يراجعه طبيب أو ممرض بعد.`,
      blocks: [],
    },
    evaluation: {
      title: 'كم مرة تكون إجابته صحيحة؟',
      summary: 'هنا كل اختبار مع عدد حالاته، ومدى الثقة برقمه.',
      blocks: [],
    },
    emergencies: {
      title: 'حالات طارئة لم ينتبه إليها',
      summary: 'هذا عدد المرات التي لم يدرك فيها أن شخصًا يحتاج إلى مساعدة فورية.',
      blocks: [],
    },
    incidents: {
      title: 'ما حدث من أخطاء في الاستخدام',
      summary: 'نحصي كل بلاغ عن جواب سبّب ضررًا أو كان يمكن أن يسبّب ضررًا.',
      blocks: [],
    },
    reviewers: {
      title: 'من راجعه',
      summary: 'هؤلاء نظروا في الاختبارات وفي الأجوبة.',
      blocks: [],
    },
    'health-words': {
      title: 'من كتب كلامنا عن الصحة',
      summary: 'هنا كل جملة عن الصحة في هذا الموقع، مع من كتبها ومن راجعها.',
      blocks: [],
    },
    'about-this-page': {
      title: 'عن هذه الصفحة',
      summary: 'نغيّر هذه الصفحة عندما نقيس شيئًا جديدًا. أخبرونا إذا رأيتم فيها خطأ.',
      blocks: [{ link: 'شروط الخدمة' }],
    },
  },
};

/** What stands beside the card's figures. They come as finished text, so the words do not agree with them. */
export const cardMessages: Messages['safety']['cardMessages'] = {
  allLanguages: 'جميع اللغات معًا',
  inLanguage: {
    en: 'بالإنجليزية',
    es: 'بالإسبانية',
    fr: 'بالفرنسية',
    hi: 'بالهندية',
    ar: 'بالعربية',
  },
  languages: { en: 'الإنجليزية', es: 'الإسبانية', fr: 'الفرنسية', hi: 'الهندية', ar: 'العربية' },
  missedInTests: 'ما لم ينتبه إليه في الاختبارات',
  reports: 'البلاغات',
  reviewers: 'المراجعون',
  cardVersion: 'إصدار هذه الصفحة',
  assistantVersion: 'إصدار المساعد',
  languagesLabel: 'لغات الاختبار',
  notMeasured: 'لم نُجرِ القياس بعد',
  notReviewed: 'لم يراجعه أحد بعد',
  right: ({ hits, cases, share, low, high }) =>
    `عدد الحالات التي أجاب فيها إجابة صحيحة: ${hits} من أصل ${cases} (${share}). وبدرجة ثقة 95 في المئة تقع النسبة بين ${low} و${high}.`,
  missed: ({ hits, cases, share, low, high }) =>
    `عدد الحالات التي لم ينتبه إليها: ${hits} من أصل ${cases} (${share}). وبدرجة ثقة 95 في المئة تقع النسبة بين ${low} و${high}.`,
  finishedOn: (day) => `انتهى في ${day}`,
  wholeReport: (address) => `التقرير الكامل: ${isolate(address)}`,
  incidents: (reported, harmed) => `عدد البلاغات: ${reported}، منها بلاغات عن ضرر لشخص: ${harmed}`,
  period: (since, until) => `من ${since} إلى ${until}`,
};

/** The list of what is said about health, with its signatures. */
export const signatureMessages: Messages['safety']['signatureMessages'] = {
  pages: { home: 'في الصفحة الرئيسية', terms: 'في شروط الخدمة' },
  writtenBy: 'الكتابة',
  checkedBy: 'المراجعة',
  notNamed: 'لم نحدّد أحدًا بعد',
  notChecked: 'لم يراجعها أحد بعد',
};
