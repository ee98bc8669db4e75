import type { TranslatedLanguage } from './message-files.ts';

/** A message by file and key, and what each language has to say in it. */
type Row = readonly [path: string, ...phrases: [es: string, fr: string, hi: string, ar: string]];

const columns: Readonly<Record<TranslatedLanguage, 1 | 2 | 3 | 4>> = { es: 1, fr: 2, hi: 3, ar: 4 };

const chat = 'samples/conversationMessages';
const medicine = 'samples/patientMessages.medications';
const patient = 'samples/patientMessages';
const card = 'samples/reminderMessages.cards';
const advice = 'terms/terms.sections.medical-disclaimer.blocks.1.items';

/**
 * Everything on the site that tells a person something about health, in the groups that are signed (signatures.ts). With each message
 * the words without which it would mean something else, such as a “not”, a dose or “at once”. A translation without them is refused;
 * when the words of a glossary change, they change here too.
 */
export const healthWords: Readonly<Record<string, readonly Row[]>> = {
  'emergency-signs': [
    ['emergency/emergency.signs', 'Llame ya', 'Appelez tout de suite', 'तुरंत मदद के लिए फ़ोन करें', 'اتصلوا فورًا'],
  ],
  'sample-chat': [
    [`${chat}.question`, 'hinchad', 'enflé', 'सूजन', 'تورّم'],
    [`${chat}.causes.text`, 'desgaste', 'usure', 'घिसना', 'الخشونة'],
    [
      `${chat}.severity.text`,
      'sin señales de peligro',
      'aucun signe de danger',
      'ख़तरे का कोई संकेत नहीं',
      'لا علامات خطر',
    ],
    [`${chat}.nextStep.text`, 'vaya al médico', 'Voyez un médecin', 'डॉक्टर को दिखाएँ', 'فراجعوا الطبيب'],
  ],
  'sample-medicines': [
    [`${medicine}.0.name`, 'Lisinopril', 'Lisinopril', 'लिसिनोप्रिल', 'ليسينوبريل'],
    [`${medicine}.0.dose`, '10\u00A0mg', '10\u00A0mg', '10\u00A0मिलीग्राम', '10\u00A0ملغ'],
    [`${medicine}.0.frequency`, 'Una vez al día', 'Une fois par jour', 'दिन में एक बार', 'مرة في اليوم'],
    [`${card}.morning.note`, 'Con agua', 'Avec de l’eau', 'पानी के साथ', 'مع الماء'],
    [`${medicine}.1.name`, 'Metformina', 'Metformine', 'मेटफ़ॉर्मिन', 'ميتفورمين'],
    [`${medicine}.1.dose`, '500\u00A0mg', '500\u00A0mg', '500\u00A0मिलीग्राम', '500\u00A0ملغ'],
    [`${medicine}.1.frequency`, 'Dos veces al día', 'Deux fois par jour', 'दिन में दो बार', 'مرتين في اليوم'],
    [`${card}.noon.note`, 'Con la comida', 'Avec le repas', 'दोपहर के खाने के साथ', 'مع الغداء'],
    [`${card}.evening.name`, 'Vitamina D', 'Vitamine D', 'विटामिन डी', 'فيتامين د'],
    [`${card}.evening.dose`, '25\u00A0mcg', '25\u00A0mcg', '25\u00A0माइक्रोग्राम', '25\u00A0ميكروغرام'],
    [`${card}.evening.note`, 'Después de', 'Après', 'के बाद', 'بعد'],
  ],
  'sample-patient': [
    [`${patient}.condition`, 'Presión alta', 'Haute pression', 'हाई ब्लड प्रेशर', 'ارتفاع ضغط الدم'],
    [`${patient}.allergy`, 'Penicilina', 'Pénicilline', 'पेनिसिलिन', 'البنسلين'],
  ],
  advice: [
    [`${advice}.0`, 'antes de', 'avant de', 'से पहले', 'قبل'],
    [`${advice}.1`, 'no retrase', 'ne retardez pas', 'न टालें', 'لا تؤجلوا'],
    [
      `${advice}.2`,
      'llame a los servicios de emergencia',
      'appelez les services d’urgence',
      'इमरजेंसी सेवा को फ़ोन करें',
      'اتصلوا بخدمات الطوارئ',
    ],
  ],
};

/** What a message has to say in a language; undefined where it says nothing about health. @param path file and key. */
export function healthPhrase(language: TranslatedLanguage, path: string): string | undefined {
  return Object.values(healthWords)
    .flat()
    .find(([each]) => each === path)?.[columns[language]];
}
