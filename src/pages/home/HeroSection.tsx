import type { ReactNode } from 'react';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { PhonePicture } from '~/components/pictures/PhonePicture.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { sampleConversation, speakerNames } from '~/content/samples.ts';
import { messages } from '~/i18n/messages.ts';
import { ChatIcon, CheckIcon, CloseIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { UntestedLanguage } from './UntestedLanguage.tsx';
import styles from './HeroSection.module.css';

/** The emergency line first, so that it is on the first screen in every language; headline, what the product is and is not, call and chat, and the picture of a phone. */
export function HeroSection() {
  const { HandoffLink, WebAppAction } = usePlatform();
  const talk = sampleConversation();
  return (
    <section className={styles.Hero}>
      <div className={styles.Text}>
        <div className={styles.Emergency}>
          <EmergencyLine isShort />
        </div>
        <p className={styles.Eyebrow}>{messages.hero.eyebrow}</p>
        <h1 tabIndex={-1}>{messages.hero.headline}</h1>
        <p className={styles.Lead}>{messages.hero.lead.join(' ')}</p>
        <div className={styles.Actions}>
          <PhoneLink prefix={messages.hero.callLabel} variant="primary" size="main" icon={<PhoneIcon />} />
          <HandoffLink to="chat" variant="secondary" size="main" icon={<ChatIcon />}>
            {messages.shellMessages.chat}
          </HandoffLink>
          <WebAppAction />
        </div>
        <UntestedLanguage />
        <p className={styles.Signs}>{messages.emergency.signs}</p>
        <div className={styles.Facts}>
          <Facts {...messages.hero.is} icon={<CheckIcon />} />
          <Facts {...messages.hero.isNot} icon={<CloseIcon />} />
        </div>
      </div>
      <PhonePicture
        lines={talk.lines}
        label={messages.hero.phonePictureAlt}
        names={speakerNames()}
        caption={talk.exampleLabel}
      />
    </section>
  );
}

function Facts({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point}>
            {icon}
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
