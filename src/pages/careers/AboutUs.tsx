import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './AboutUs.module.css';

/** Who one would work with, and how to apply. */
export function AboutUs() {
  const { about } = messages.careers;
  return (
    <section className={styles.About} aria-labelledby="about-us">
      <div className={styles.Part}>
        <h2 id="about-us">{about.heading}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles.Part}>
        <h3>{about.applyHeading}</h3>
        <ol className={styles.Steps}>
          {about.applySteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Link to={`${paths.privacy}#how-we-use`} {...buttonFrame({ variant: 'secondary' })}>
            {about.privacyLink}
          </Link>
        </p>
      </div>
    </section>
  );
}
