import { brand } from '../brand/brand.ts';
import {
  callWords,
  conversationWords as talk,
  patientWords,
  personName,
  reminderWords,
} from './en/samples.ts';

/** One line of a sample talk. `kind` names what an answer line is about. */
export type TalkLine = {
  speaker: 'person' | 'assistant';
  kind?: 'question' | 'causes' | 'severity' | 'next-step';
  label?: string;
  text: string;
};

export const samplePatient = { ...patientWords, age: 72 } as const;

export const medicationReminders = {
  ...reminderWords,
  cards: [
    { id: 'morning', ...reminderWords.cards.morning },
    { id: 'noon', ...reminderWords.cards.noon },
    { id: 'evening', ...reminderWords.cards.evening },
  ],
} as const;

export const sampleConversation: { exampleLabel: string; lines: readonly TalkLine[] } = {
  exampleLabel: talk.exampleLabel,
  lines: [
    { speaker: 'person', text: talk.complaint },
    { speaker: 'assistant', kind: 'question', text: talk.question },
    { speaker: 'person', text: talk.reply },
    { speaker: 'assistant', kind: 'causes', ...talk.causes },
    { speaker: 'assistant', kind: 'severity', ...talk.severity },
    { speaker: 'assistant', kind: 'next-step', ...talk.nextStep },
  ],
};

export const sampleCall: { exampleLabel: string; lines: readonly TalkLine[] } = {
  exampleLabel: callWords.exampleLabel,
  lines: callWords.lines.map((text, index) => ({ speaker: index % 2 === 0 ? 'assistant' : 'person', text })),
};

/** Names of the two sides of a sample talk. */
export const speakerNames = { person: personName, assistant: brand.productName } as const;
