import type { ReactNode } from 'react';
import { EmergencyLine } from '~/blocks/EmergencyLine/EmergencyLine.tsx';
import { PhoneLink } from '~/blocks/PhoneNumber/PhoneLink.tsx';
import { PhonePicture } from '~/blocks/pictures/PhonePicture.tsx';
import { hero } from '~/content/en/home.ts';
import { shellWords } from '~/content/en/shell.ts';
import { sampleConversation, speakerNames } from '~/content/samples.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { ChatIcon, CheckIcon, CloseIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './HeroSection.module.css';

/** Headline, what the product is and is not, call and chat, and the picture of a phone. */
export function HeroSection() {
  const { HandoffLink, WebAppAction } = usePlatform();
  return (
    <section className={styles.Hero}>
      <div className={styles.Words}>
        <p className={styles.Eyebrow}>{hero.eyebrow}</p>
        <h1 tabIndex={-1}>{hero.headline}</h1>
        <p className={styles.Lead}>{hero.lead.join(' ')}</p>
        <div className={styles.Actions}>
          <PhoneLink prefix={hero.callLabel} variant="primary" size="main" icon={<PhoneIcon />} />
          <HandoffLink to="chat" variant="secondary" size="main" icon={<ChatIcon />}>
            {shellWords.chat}
          </HandoffLink>
          <WebAppAction />
        </div>
        <div className={styles.Emergency}>
          <EmergencyLine />
        </div>
        <div className={styles.Facts}>
          <Facts {...hero.is} icon={<CheckIcon />} />
          <Facts {...hero.isNot} icon={<CloseIcon />} />
        </div>
      </div>
      <PhonePicture
        lines={sampleConversation.lines}
        label={hero.phonePictureAlt}
        names={speakerNames}
        caption={sampleConversation.exampleLabel}
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
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
