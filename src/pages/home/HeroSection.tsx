import type { ReactNode } from 'react';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { PhonePicture } from '~/components/pictures/PhonePicture.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { anchors } from '~/config/paths.ts';
import { sampleConversation, speakerNames } from '~/content/samples.ts';
import { messages } from '~/i18n/messages.ts';
import { ArrowRightIcon, ChatIcon, CheckIcon, CloseIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { IconList } from '~/ui/IconList/IconList.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Price } from './Price.tsx';
import { UntestedLanguage } from './UntestedLanguage.tsx';
import styles from './HeroSection.module.css';

/** Headline, call and chat and what they cost, what the product is and is not, a person with her phone, and a word to who asks for another. */
export function HeroSection() {
  const { HandoffLink } = usePlatform();
  const talk = sampleConversation();
  return (
    <section className={styles.Hero}>
      <div className={styles.Text}>
        <div className={styles.Words}>
          <p className={styles.Eyebrow}>{messages.hero.eyebrow}</p>
          <h1 tabIndex={-1} className={styles.Headline}>
            {messages.hero.headline}
          </h1>
          <p className={styles.Lead}>{messages.hero.lead.join(' ')}</p>
        </div>
        <div className={styles.Actions}>
          <PhoneLink prefix={messages.hero.callLabel} variant="primary" size="main" icon={<PhoneIcon />} />
          <HandoffLink to="chat" variant="secondary" size="main" icon={<ChatIcon />}>
            {messages.shellMessages.chat}
          </HandoffLink>
        </div>
        <Price className={styles.Price} />
        <UntestedLanguage />
        <div className={styles.Facts}>
          <Facts {...messages.hero.is} icon={<CheckIcon />} />
          <Facts {...messages.hero.isNot} icon={<CloseIcon />} />
        </div>
      </div>
      <div className={styles.Scene}>
        <Drawing name="home" className={styles.Person} />
        <PhonePicture
          lines={talk.lines}
          label={messages.hero.phonePictureAlt}
          names={speakerNames()}
          caption={talk.exampleLabel}
        />
      </div>
      <CareCard />
    </section>
  );
}

function Facts({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <IconList items={points} icon={icon} />
    </div>
  );
}

/** Who may ask for another, what to have ready, and what it is not for: as the terms say. */
function CareCard() {
  const { title, points, link } = messages.hero.care;
  return (
    <div className={styles.Care}>
      <div className={styles.CarePicture}>
        <Drawing name="caring" isBelow className={styles.CareDrawing} />
      </div>
      <Stack gap={3} align="start" className={styles.CareText}>
        <h2>{title}</h2>
        <Stack as="ul" gap={2} role="list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Stack>
        <SectionLink section={anchors.ways}>
          {link} <ArrowRightIcon />
        </SectionLink>
      </Stack>
    </div>
  );
}
