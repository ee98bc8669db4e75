import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './AboutUs.module.css';

/** Who one would work with, and how to apply. */
export function AboutUs() {
  const { about } = messages.careers;
  return (
    <section className={styles.About} aria-labelledby="about-us">
      <Stack gap={4}>
        <h2 id="about-us">{about.heading}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <Stack gap={4}>
        <h3>{about.applyHeading}</h3>
        <Stack as="ol" gap={3}>
          {about.applySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
        <p>
          <Link to={`${paths.privacy}#how-we-use`} {...buttonFrame({ variant: 'secondary' })}>
            {about.privacyLink}
          </Link>
        </p>
      </Stack>
    </section>
  );
}
