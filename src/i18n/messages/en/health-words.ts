/**
 * Everything on the site that tells a person something about health. The words are repeated here, not taken from their page: a
 * signature is for the words that were read, and when those change the build asks for a new one.
 */
export const healthWordTexts = {
  'emergency-signs': ['Chest pain, trouble breathing, sudden weakness and heavy bleeding need help now.'],
  'sample-chat': [
    'How long has it hurt? Is it swollen?',
    'A strain, or some joint wear.',
    'Mild. No danger signs so far.',
    'Rest and ice. Still sore in a week? See a doctor.',
  ],
  'sample-medicines': [
    'Lisinopril',
    '10 mg',
    'Once a day',
    'With water',
    'Metformin',
    '500 mg',
    'Twice a day',
    'With lunch',
    'Vitamin D',
    '25 mcg',
    'After dinner',
  ],
  'sample-patient': ['High blood pressure', 'Penicillin'],
  advice: [
    'ask a doctor or a pharmacist before you start, stop or change a medicine',
    'do not put off a visit because of something the AI said',
    'call emergency services if you may be in danger',
  ],
} as const;

declare module '../message-types.ts' {
  interface English {
    healthWords: typeof import('./health-words.ts');
  }
}
