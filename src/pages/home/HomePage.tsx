import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { FloatingDecoration } from '~/components/pictures/FloatingDecoration.tsx';
import { messages } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { usePlatform } from '~/components/platform.tsx';
import { AboutSection } from './AboutSection.tsx';
import { BeforeCallingSection } from './BeforeCallingSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { SupportersSection } from './SupportersSection.tsx';
import { WaysSection } from './WaysSection.tsx';
import styles from './HomePage.module.css';

/** The landing page (specification, section 2). */
export function HomePage() {
  const { SafetyStrip, DeferredContent } = usePlatform();
  return (
    <div className={styles.HomePage}>
      <PageHead
        title={messages.homeHead.title}
        description={messages.homeHead.description}
        path={paths.home}
        image="home"
      />
      <FloatingDecoration />
      {SafetyStrip && (
        <div className={styles.Strip}>
          <SafetyStrip />
        </div>
      )}
      <HeroSection />
      <DeferredContent>
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
