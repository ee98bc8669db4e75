import { brand } from '../../../config/brand.ts';

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const patientMessages = {
  name: 'Sample patient',
  ageLabel: 'Age',
  sex: 'Female',
  sexLabel: 'Sex',
  status: 'Active',
  statusLabel: 'Status',
  medicationsLabel: 'Medications',
  medications: [
    { name: 'Lisinopril', dose: '10 mg', frequency: 'Once a day' },
    { name: 'Metformin', dose: '500 mg', frequency: 'Twice a day' },
  ],
  conditionLabel: 'Condition',
  condition: 'High blood pressure',
  allergyLabel: 'Allergy',
  allergy: 'Penicillin',
} as const;

/** Stacked cards of the triage tab. Invented; the page marks them as an example. */
export const reminderMessages = {
  exampleLabel: 'Example',
  title: 'Today’s medicines',
  cards: {
    morning: { time: '8:00 AM', name: 'Lisinopril', dose: '10 mg', note: 'With water' },
    noon: { time: '12:30 PM', name: 'Metformin', dose: '500 mg', note: 'With lunch' },
    evening: { time: '8:00 PM', name: 'Vitamin D', dose: '25 mcg', note: 'After dinner' },
  },
} as const;

/** The talk in the phone picture: a person, and the AI that asks and answers. Lines are at most 60 characters. */
export const conversationMessages = {
  exampleLabel: 'Example chat',
  complaint: 'My knee hurts when I climb stairs.',
  question: 'How long has it hurt? Is it swollen?',
  reply: 'About a week. A little swollen.',
  causes: { label: 'Likely causes', text: 'A strain, or some joint wear.' },
  severity: { label: 'How serious', text: 'Mild. No danger signs so far.' },
  nextStep: { label: 'Next step', text: 'Rest and ice. Still sore in a week? See a doctor.' },
} as const;

/** The talk in the voice tab: the AI begins, then the person, and so on in turn. */
export const callMessages = {
  exampleLabel: 'Example call',
  lines: [
    `Hello, this is ${brand.productName}. I am an AI, not a doctor.`,
    'Can I take my cold pills with my heart pills?',
    'Let us check. What are the names on the boxes?',
    'Wait, let me get my glasses.',
    'Take your time. I will wait.',
  ],
} as const;

/** What the person is called in a sample talk. The other side has the product's name. */
export const personName = 'You';

declare module '../message-types.ts' {
  interface English {
    samples: typeof import('./samples.ts');
  }
}
