import type { TranslatedLanguage } from './message-files.ts';

/**
 * What each sentence about health has to say in a language, by its key in `health-words`: the words without which it would mean
 * something else, such as a “not”, a dose or “at once”. A translation without them is refused; when the words of a glossary change,
 * they change here too.
 */
export const healthPhrases: Readonly<Record<string, Readonly<Record<TranslatedLanguage, string>>>> = {
  'emergency-signs.0': {
    es: 'Llame ya',
    fr: 'Appelez tout de suite',
    hi: 'तुरंत मदद के लिए फ़ोन करें',
    ar: 'اتصلوا فورًا',
  },
  'sample-chat.0': { es: 'hinchad', fr: 'enflé', hi: 'सूजन', ar: 'تورّم' },
  'sample-chat.1': { es: 'desgaste', fr: 'usure', hi: 'घिसना', ar: 'الخشونة' },
  'sample-chat.2': {
    es: 'sin señales de peligro',
    fr: 'aucun signe de danger',
    hi: 'ख़तरे का कोई संकेत नहीं',
    ar: 'لا علامات خطر',
  },
  'sample-chat.3': {
    es: 'vaya al médico',
    fr: 'Voyez un médecin',
    hi: 'डॉक्टर को दिखाएँ',
    ar: 'فراجعوا الطبيب',
  },
  'sample-medicines.0': { es: 'Lisinopril', fr: 'Lisinopril', hi: 'लिसिनोप्रिल', ar: 'ليسينوبريل' },
  'sample-medicines.1': { es: '10\u00A0mg', fr: '10\u00A0mg', hi: '10\u00A0मिलीग्राम', ar: '10\u00A0ملغ' },
  'sample-medicines.2': {
    es: 'Una vez al día',
    fr: 'Une fois par jour',
    hi: 'दिन में एक बार',
    ar: 'مرة في اليوم',
  },
  'sample-medicines.3': { es: 'Con agua', fr: 'Avec de l’eau', hi: 'पानी के साथ', ar: 'مع الماء' },
  'sample-medicines.4': { es: 'Metformina', fr: 'Metformine', hi: 'मेटफ़ॉर्मिन', ar: 'ميتفورمين' },
  'sample-medicines.5': { es: '500\u00A0mg', fr: '500\u00A0mg', hi: '500\u00A0मिलीग्राम', ar: '500\u00A0ملغ' },
  'sample-medicines.6': {
    es: 'Dos veces al día',
    fr: 'Deux fois par jour',
    hi: 'दिन में दो बार',
    ar: 'مرتين في اليوم',
  },
  'sample-medicines.7': {
    es: 'Con la comida',
    fr: 'Avec le repas',
    hi: 'दोपहर के खाने के साथ',
    ar: 'مع الغداء',
  },
  'sample-medicines.8': { es: 'Vitamina D', fr: 'Vitamine D', hi: 'विटामिन डी', ar: 'فيتامين د' },
  'sample-medicines.9': {
    es: '25\u00A0mcg',
    fr: '25\u00A0mcg',
    hi: '25\u00A0माइक्रोग्राम',
    ar: '25\u00A0ميكروغرام',
  },
  'sample-medicines.10': { es: 'Después de', fr: 'Après', hi: 'के बाद', ar: 'بعد' },
  'sample-patient.0': { es: 'Presión alta', fr: 'Haute pression', hi: 'हाई ब्लड प्रेशर', ar: 'ارتفاع ضغط الدم' },
  'sample-patient.1': { es: 'Penicilina', fr: 'Pénicilline', hi: 'पेनिसिलिन', ar: 'البنسلين' },
  'advice.0': { es: 'antes de', fr: 'avant de', hi: 'से पहले', ar: 'قبل' },
  'advice.1': { es: 'no retrase', fr: 'ne retardez pas', hi: 'न टालें', ar: 'لا تؤجلوا' },
  'advice.2': {
    es: 'llame a los servicios de emergencia',
    fr: 'appelez les services d’urgence',
    hi: 'इमरजेंसी सेवा को फ़ोन करें',
    ar: 'اتصلوا بخدمات الطوارئ',
  },
};
