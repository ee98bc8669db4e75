import { brand } from '../brand/brand.ts';

/** One line of a sample talk. `kind` names what an answer line is about. */
export type TalkLine = {
  speaker: 'person' | 'assistant';
  kind?: 'question' | 'causes' | 'severity' | 'next-step';
  label?: string;
  text: string;
};

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const samplePatient = {
  exampleLabel: 'Example',
  name: 'Sample patient',
  age: 72,
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
export const medicationReminders = {
  exampleLabel: 'Example',
  title: 'Today’s medicines',
  cards: [
    { id: 'morning', time: '8:00 AM', name: 'Lisinopril', dose: '10 mg', note: 'With water' },
    { id: 'noon', time: '12:30 PM', name: 'Metformin', dose: '500 mg', note: 'With lunch' },
    { id: 'evening', time: '8:00 PM', name: 'Vitamin D', dose: '25 mcg', note: 'After dinner' },
  ],
} as const;

/** The talk in the phone picture. Lines are at most 60 characters. */
export const sampleConversation: { exampleLabel: string; lines: readonly TalkLine[] } = {
  exampleLabel: 'Example chat',
  lines: [
    { speaker: 'person', text: 'My knee hurts when I climb stairs.' },
    { speaker: 'assistant', kind: 'question', text: 'How long has it hurt? Is it swollen?' },
    { speaker: 'person', text: 'About a week. A little swollen.' },
    { speaker: 'assistant', kind: 'causes', label: 'Likely causes', text: 'A strain, or some joint wear.' },
    { speaker: 'assistant', kind: 'severity', label: 'How serious', text: 'Mild. No danger signs so far.' },
    {
      speaker: 'assistant',
      kind: 'next-step',
      label: 'Next step',
      text: 'Rest and ice. Still sore in a week? See a doctor.',
    },
  ],
};

/** The talk in the voice tab. */
export const sampleCall: { exampleLabel: string; lines: readonly TalkLine[] } = {
  exampleLabel: 'Example call',
  lines: [
    { speaker: 'assistant', text: `Hello, this is ${brand.productName}. I am an AI, not a doctor.` },
    { speaker: 'person', text: 'Can I take my cold pills with my heart pills?' },
    { speaker: 'assistant', text: 'Let us check. What are the names on the boxes?' },
    { speaker: 'person', text: 'Wait, let me get my glasses.' },
    { speaker: 'assistant', text: 'Take your time. I will wait.' },
  ],
};

/** Names of the two sides of a sample talk. */
export const speakerNames = { person: 'You', assistant: brand.productName } as const;
