import { anchors, paths } from '../config/paths.ts';
import { brand } from '../brand/brand.ts';
import { shellWords } from './shell.ts';

/** Values of the feature tabs, in order (specification, section 2). */
export type FeatureTabValue = 'symptom-analysis' | 'whatsapp-diagnosis' | 'triage-system' | 'voice-diagnosis';

/** What a feature tab shows beside its words. */
export type FeatureShow = 'patient-card' | 'conversation' | 'medication-cards' | 'voice-transcript';

/** What the button of a feature tab does. */
export type FeatureAction = 'open-web-app' | 'open-chat' | 'scroll-to-contact' | 'call-voice-line';

/** The picture on the button of a feature tab. */
export type FeatureIcon = 'pulse' | 'chat' | 'ways' | 'phone';

export type FeatureTab = {
  value: FeatureTabValue;
  icon: FeatureIcon;
  label: string;
  badge: string;
  title: string;
  description: string;
  /** Three short facts under the description. */
  points: readonly string[];
  buttonText: string;
  buttonAction: FeatureAction;
  shows: FeatureShow;
};

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
  chatLabel: shellWords.chat,
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
  id: anchors.about,
  title: `What ${brand.productName} does`,
  lead: 'Health words can be hard. We make them plain.',
  paragraphs: [
    `Ask ${brand.productName} about a cough, a rash, a sore back or a new pill. It asks you a few short questions. Then it tells you what the cause might be, how serious it looks and what to do next.`,
    'Each answer is made by AI. No doctor reads it first. Use it to learn, to get ready for a visit and to know when to get help.',
  ],
  links: [
    { label: 'How safe is it?', to: paths.safety },
    { label: 'Consumer Health Data Privacy Policy', to: paths.healthData },
  ],
  stepsTitle: 'How it works',
  steps: [
    { title: 'Say what is wrong', text: 'Type it or say it. Use your own words.' },
    { title: 'Answer a few questions', text: 'They are short. Take all the time you need.' },
    { title: 'Read what may help', text: 'You see likely causes, how serious it may be and a next step.' },
  ],
} as const;

export const features = {
  id: anchors.features,
  title: 'Four ways we can help',
  lead: 'Pick one to see how it works.',
  tabsLabel: 'Ways we can help',
} as const;

export const featureTabs: readonly FeatureTab[] = [
  {
    value: 'symptom-analysis',
    icon: 'pulse',
    label: 'Symptom Analysis',
    badge: 'On the web',
    title: 'See what your symptoms may mean',
    description:
      'Tell us how you feel, what you take and what you are allergic to. The AI looks at it all together. You get the likely causes and how serious each one may be.',
    points: ['Looks at your medicines too', 'Shows how serious it may be', 'Says when to see a doctor'],
    buttonText: 'Try Diagnosis Now',
    buttonAction: 'open-web-app',
    shows: 'patient-card',
  },
  {
    value: 'whatsapp-diagnosis',
    icon: 'chat',
    label: 'WhatsApp Diagnosis',
    badge: 'On your phone',
    title: 'Ask in a chat you know',
    description:
      'Send a message as you would to a friend. The AI asks short questions and writes back in plain words. You can stop and go on later.',
    points: ['No new app to learn', 'Write in your own words', 'Read it again at any time'],
    buttonText: 'Start Diagnosis',
    buttonAction: 'open-chat',
    shows: 'conversation',
  },
  {
    value: 'triage-system',
    icon: 'ways',
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
    buttonAction: 'scroll-to-contact',
    shows: 'medication-cards',
  },
  {
    value: 'voice-diagnosis',
    icon: 'phone',
    label: 'Voice Diagnosis',
    badge: 'By phone',
    title: 'Just call and talk',
    description:
      'Do you like to talk more than type? Call our voice line. The AI listens, asks and answers out loud.',
    points: ['Works with any phone', 'No screen needed', 'Ask again as often as you like'],
    buttonText: 'Call Now',
    buttonAction: 'call-voice-line',
    shows: 'voice-transcript',
  },
];

export const easyWays = {
  title: 'Easy ways to get answers',
  lead: 'Chat or call. Use the way you like best.',
  chat: {
    title: 'Chat with us',
    text: 'Open WhatsApp and send us your question. You get an answer in plain words.',
    button: shellWords.chat,
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
  id: anchors.contact,
  title: 'Ask your first question now',
  text: 'Use your own words. No question is too small.',
  note: 'You will talk to an AI, not a doctor.',
  button: 'Get Diagnosed Now',
} as const;
