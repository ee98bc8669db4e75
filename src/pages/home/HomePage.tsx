import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { FloatingDecoration } from '~/components/pictures/FloatingDecoration.tsx';
import { words } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { usePlatform } from '~/components/platform.tsx';
import { AboutSection } from './AboutSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { FeatureSection } from './FeatureSection.tsx';
import { HeroSection } from './HeroSection.tsx';
import { SupportersSection } from './SupportersSection.tsx';
import { WaysSection } from './WaysSection.tsx';
import styles from './HomePage.module.css';

/** The landing page (specification, section 2). */
export function HomePage() {
  const { Rest } = usePlatform();
  return (
    <div className={styles.HomePage}>
      <PageHead
        title={words.homeHead.title}
        description={words.homeHead.description}
        path={paths.home}
        image="home"
      />
      <FloatingDecoration />
      <HeroSection />
      <Rest>
        <SupportersSection />
        <AboutSection />
        <FeatureSection />
        <WaysSection />
        <ContactSection />
      </Rest>
    </div>
  );
}
