import { brand } from '../config/brand.ts';
import { messages } from '../i18n/messages.ts';

/** One line of a sample talk. `kind` names what an answer line is about. */
export type TalkLine = {
  speaker: 'person' | 'assistant';
  kind?: 'question' | 'causes' | 'severity' | 'next-step';
  label?: string;
  text: string;
};

export const samplePatient = () => ({ ...messages.patientMessages, age: 72 });

export const medicationReminders = () => ({
  ...messages.reminderMessages,
  cards: [
    { id: 'morning', ...messages.reminderMessages.cards.morning },
    { id: 'noon', ...messages.reminderMessages.cards.noon },
    { id: 'evening', ...messages.reminderMessages.cards.evening },
  ],
});

/** A talk, and what says that it is an example. */
type SampleTalk = { exampleLabel: string; lines: readonly TalkLine[] };

export function sampleConversation(): SampleTalk {
  const { exampleLabel, complaint, question, reply, causes, severity, nextStep } =
    messages.conversationMessages;
  const lines: readonly TalkLine[] = [
    { speaker: 'person', text: complaint },
    { speaker: 'assistant', kind: 'question', text: question },
    { speaker: 'person', text: reply },
    { speaker: 'assistant', kind: 'causes', ...causes },
    { speaker: 'assistant', kind: 'severity', ...severity },
    { speaker: 'assistant', kind: 'next-step', ...nextStep },
  ];
  return { exampleLabel, lines };
}

export const sampleCall = (): SampleTalk => ({
  exampleLabel: messages.callMessages.exampleLabel,
  lines: messages.callMessages.lines.map((text, index) => ({
    speaker: index % 2 === 0 ? 'assistant' : 'person',
    text,
  })),
});

/** Names of the two sides of a sample talk. */
export const speakerNames = () => ({ person: messages.personName, assistant: brand.productName });
