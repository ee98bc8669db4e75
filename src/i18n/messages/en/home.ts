import { brand } from '../../../config/brand.ts';

export const homeHead = {
  title: `${brand.productName} – AI medical information for seniors`,
  description:
    'Ask about a symptom or a medicine and get a plain answer. An AI helper for seniors by web, WhatsApp or phone. It is not a doctor.',
} as const;

export const hero = {
  eyebrow: 'AI medical information for seniors',
  headline: 'Get Medical Insights Without Doctor Visits',
  lead: [
    'Tell us what hurts or what you take.',
    `${brand.productName} is an AI. It gives you clear facts and a next step.`,
    'It is not a doctor.',
  ],
  /** The country's number follows the label. */
  callLabel: 'Call',
  /** Beside the chat and call buttons, where the model card has no results for this language. */
  notTested: `${brand.productName}’s answers have not been tested in English yet.`,
  phonePictureAlt: `A phone that shows a sample chat with ${brand.productName} about a sore knee.`,
  is: {
    title: 'What it is',
    points: [
      'An AI that answers health questions',
      'Help with small symptoms and common conditions',
      'Plain words, at your own pace',
    ],
  },
  isNot: {
    title: 'What it is not',
    points: ['Not a doctor or a nurse', 'Not a diagnosis you can rely on alone', 'Not for emergencies'],
  },
} as const;

export const supporters = {
  funding: 'Funded by',
  acknowledged: 'Acknowledged by',
} as const;

export const about = {
  title: `What ${brand.productName} does`,
  lead: 'Health words can be hard. We make them plain.',
  paragraphs: [
    `Ask ${brand.productName} about a cough, a rash, a sore back or a new pill. It asks you a few short questions. Then it tells you what the cause might be, how serious it looks and what to do next.`,
    'Each answer is made by AI. No doctor reads it first. Use it to learn, to get ready for a visit and to know when to get help.',
  ],
  links: { safety: 'How safe is it?', healthData: 'Consumer Health Data Privacy Policy' },
  stepsTitle: 'How it works',
  steps: [
    { title: 'Say what is wrong', text: 'Type it or say it. Use your own words.' },
    { title: 'Answer a few questions', text: 'They are short. Take all the time you need.' },
    { title: 'Read what may help', text: 'You see likely causes, how serious it may be and a next step.' },
  ],
} as const;

export const features = {
  title: 'Four ways we can help',
  lead: 'Pick one to see how it works.',
  tabsLabel: 'Ways we can help',
} as const;

/** What each feature tab says (specification, section 2). */
export const featureTabMessages = {
  'symptom-analysis': {
    label: 'Symptom Analysis',
    badge: 'On the web',
    title: 'See what your symptoms may mean',
    description:
      'Tell us how you feel, what you take and what you are allergic to. The AI looks at it all together. You get the likely causes and how serious each one may be.',
    points: ['Looks at your medicines too', 'Shows how serious it may be', 'Says when to see a doctor'],
    buttonText: 'Try Diagnosis Now',
  },
  'whatsapp-diagnosis': {
    label: 'WhatsApp Diagnosis',
    badge: 'On your phone',
    title: 'Ask in a chat you know',
    description:
      'Send a message as you would to a friend. The AI asks short questions and writes back in plain words. You can stop and go on later.',
    points: ['No new app to learn', 'Write in your own words', 'Read it again at any time'],
    buttonText: 'Start Diagnosis',
  },
  'triage-system': {
    label: 'Smart Triage',
    badge: 'Know what to do next',
    title: 'Home care, a doctor or the ER?',
    description:
      'Not sure how fast to act? The AI sorts your symptoms by how serious they look. It points you to care at home, a doctor, or help right now.',
    points: [
      'From self-care to emergency care',
      'Keeps your medicines in view',
      'Tells you what to watch for',
    ],
    buttonText: 'Learn More',
  },
  'voice-diagnosis': {
    label: 'Voice Diagnosis',
    badge: 'By phone',
    title: 'Just call and talk',
    description:
      'Do you like to talk more than type? Call our voice line. The AI listens, asks and answers out loud.',
    points: ['Works with any phone', 'No screen needed', 'Ask again as often as you like'],
    buttonText: 'Call Now',
  },
} as const;

export const easyWays = {
  title: 'Easy ways to get answers',
  lead: 'Chat or call. Use the way you like best.',
  chat: {
    title: 'Chat with us',
    text: 'Open WhatsApp and send us your question. You get an answer in plain words.',
  },
  call: {
    title: 'Call us',
    text: 'Dial the number and talk to our AI. It listens and answers out loud.',
    /** The country's number follows the label. */
    button: 'Call',
    /** Read by people whose device cannot dial. */
    hint: 'On a computer? Dial this number on your phone.',
  },
} as const;

export const contact = {
  title: 'Ask your first question now',
  text: 'Use your own words. No question is too small.',
  note: 'You will talk to an AI, not a doctor.',
  button: 'Get Diagnosed Now',
} as const;

declare module '../message-types.ts' {
  interface English {
    home: typeof import('./home.ts');
  }
}
