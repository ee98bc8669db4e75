import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { EmergencyLine } from '~/components/EmergencyLine/EmergencyLine.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { FloatingDecoration } from '~/components/pictures/FloatingDecoration.tsx';
import { messages } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { AboutSection } from './AboutSection.tsx';
import { BeforeCallingSection } from './BeforeCallingSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';
import { SupportersSection } from './SupportersSection.tsx';
import { WaysSection } from './WaysSection.tsx';
import styles from './HomePage.module.css';

/** The landing page (specification, section 2). */
export function HomePage() {
  return (
    <div className={styles.HomePage}>
      <PageHead
        title={messages.homeHead.title}
        description={messages.homeHead.description}
        path={paths.home}
        image="home"
      />
      <FloatingDecoration />
      <div className={styles.Strip}>
        <EmergencyLine isStrip />
      </div>
      <HeroSection />
      <DeferredContent>
        <PolicyNotice />
        <SupportersSection />
        <AboutSection />
        <FeatureSection />
        <WaysSection />
        <BeforeCallingSection />
        <ContactSection />
      </DeferredContent>
    </div>
  );
}

/**
 * What lies below the first screen. In a served page React hydrates it after what stands above, or at once when it is pressed;
 * after a link it is rendered once the first screen is painted. Back, Forward and a section's address need the whole page.
 */
function DeferredContent({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isShown = useDeferredValue(true, isBack || hash !== '');
  return <Suspense>{isShown && children}</Suspense>;
}
