import type { ReactNode } from 'react';
import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { CallPicture } from '~/components/pictures/CallPicture.tsx';
import { MedicationCards } from '~/components/pictures/MedicationCards.tsx';
import { PatientCard } from '~/components/pictures/PatientCard.tsx';
import { ChatPicture } from '~/components/pictures/Talk.tsx';
import { BreakableNumber, Spoken } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { voiceLineOf } from '~/config/brand.ts';
import { anchors } from '~/config/paths.ts';
import type { FeatureAction, FeatureTab } from '~/content/feature-tabs.ts';
import {
  medicationReminders,
  sampleCall,
  sampleConversation,
  samplePatient,
  speakerNames,
} from '~/content/samples.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import styles from './FeaturePanel.module.css';

/** What one tab shows: badge, title, description, its own action, and a picture of it. */
export function FeaturePanel({ tab }: { tab: FeatureTab }) {
  return (
    <div className={styles.Panel}>
      <div className={styles.Text}>
        <p className={styles.Badge}>{tab.badge}</p>
        <h3>{tab.title}</h3>
        <p className={styles.Description}>{tab.description}</p>
        <div className={styles.Action}>
          <FeatureButton action={tab.buttonAction}>{tab.buttonText}</FeatureButton>
        </div>
      </div>
      <div className={styles.Picture}>
        <FeaturePicture {...tab} />
      </div>
    </div>
  );
}

function FeatureButton({ action, children }: { action: FeatureAction; children: ReactNode }) {
  const { HandoffLink, ContactLink } = usePlatform();
  switch (action) {
    case 'open-web-app':
    case 'open-chat':
      return (
        <HandoffLink to={action === 'open-chat' ? 'chat' : 'web-app'} variant="primary" size="main">
          {children}
        </HandoffLink>
      );
    case 'scroll-to-contact':
      return (
        <SectionLink section={anchors.contact} {...buttonFrame({ size: 'main' })}>
          {children}
        </SectionLink>
      );
    case 'call-voice-line':
      return (
        <ByCountry of={voiceLineOf}>
          {(number) => (
            <Row as="span" gap={3} columnGap={4} align="center" className={styles.Call}>
              <ContactLink contact={{ kind: 'phone', number }} variant="primary" size="main">
                <span>{children}</span>
                <Spoken />
              </ContactLink>{' '}
              <BreakableNumber number={number.display} />
            </Row>
          )}
        </ByCountry>
      );
  }
}

function FeaturePicture({
  shows,
  imageSrc,
  imageAlt = '',
}: Pick<FeatureTab, 'shows' | 'imageSrc' | 'imageAlt'>) {
  if (imageSrc !== undefined) {
    return (
      <img src={imageSrc} alt={imageAlt} width={800} height={600} loading="lazy" className={styles.Image} />
    );
  }
  switch (shows) {
    case 'patient-card':
      return <PatientCard patient={samplePatient()} />;
    case 'conversation':
      return <ChatPicture {...sampleConversation()} names={speakerNames()} />;
    case 'medication-cards':
      return <MedicationCards {...medicationReminders()} />;
    case 'voice-transcript':
      return <CallPicture {...sampleCall()} names={speakerNames()} />;
  }
}
