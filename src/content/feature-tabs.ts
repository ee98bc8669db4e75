import { messages } from '../i18n/messages.ts';

/** Values of the feature tabs, in order (specification, section 2). */
export type FeatureTabValue = 'symptom-analysis' | 'whatsapp-diagnosis' | 'triage-system' | 'voice-diagnosis';

/** The drawing beside a tab's text, where the tab names no picture. */
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
  buttonText: string;
  buttonAction: FeatureAction;
  shows: FeatureShow;
  /** Address of a picture in place of the drawing, such as `/pictures/symptoms.avif`, 4 to 3. */
  imageSrc?: string;
  /** What the picture shows, for people who do not see it. */
  imageAlt?: string;
};

const tabs = [
  ['symptom-analysis', 'pulse', 'open-web-app', 'patient-card'],
  ['whatsapp-diagnosis', 'chat', 'open-chat', 'conversation'],
  ['triage-system', 'ways', 'scroll-to-contact', 'medication-cards'],
  ['voice-diagnosis', 'phone', 'call-voice-line', 'voice-transcript'],
] as const;

/** The tabs in their order. */
export const featureTabs = (): readonly FeatureTab[] => tabs.map(tabOf);

function tabOf([value, icon, buttonAction, shows]: (typeof tabs)[number]): FeatureTab {
  return { value, icon, ...messages.featureTabMessages[value], buttonAction, shows };
}
