import { paths } from '../../config/paths.ts';

/** A person and the day, ISO 8601. */
export type Signed = { name: string; profession: string; on: string };

/** Words about health, as they stand on a page; who wrote them and who checked them, null while nobody has. */
export type HealthWords = {
  id: string;
  page: string;
  words: readonly string[];
  writtenBy: Signed | null;
  checkedBy: Signed | null;
};

/** While no writer has signed and no one has checked. */
const unsigned = { writtenBy: null, checkedBy: null } as const;

/**
 * Everything on the site that tells a person something about health. The words are repeated here, not taken from their page: a
 * signature is for the words that were read, and when those change the build asks for a new one.
 */
export const healthWords: readonly HealthWords[] = [
  {
    id: 'emergency-signs',
    page: paths.home,
    words: ['Chest pain, trouble breathing, sudden weakness and heavy bleeding need help now.'],
    ...unsigned,
  },
  {
    id: 'sample-chat',
    page: paths.home,
    words: [
      'How long has it hurt? Is it swollen?',
      'A strain, or some joint wear.',
      'Mild. No danger signs so far.',
      'Rest and ice. Still sore in a week? See a doctor.',
    ],
    ...unsigned,
  },
  {
    id: 'sample-medicines',
    page: paths.home,
    words: [
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
    ...unsigned,
  },
  {
    id: 'sample-patient',
    page: paths.home,
    words: ['High blood pressure', 'Penicillin'],
    ...unsigned,
  },
  {
    id: 'advice',
    page: paths.terms,
    words: [
      'ask a doctor or a pharmacist before you start, stop or change a medicine',
      'do not put off a visit because of something the AI said',
      'call emergency services if you may be in danger',
    ],
    ...unsigned,
  },
];
