import { Link } from 'react-router-dom';
import { anchors, paths } from '~/config/paths.ts';
import { words } from '~/i18n/messages.ts';
import styles from './AboutSection.module.css';

const links = () => [
  { label: words.about.links.safety, to: paths.safety },
  { label: words.about.links.healthData, to: paths.healthData },
];

/** What the product does, and how it works in three steps. */
export function AboutSection() {
  return (
    <section id={anchors.about} tabIndex={-1} aria-labelledby="about-title" className={styles.About}>
      <div className={styles.Words}>
        <h2 id="about-title">{words.about.title}</h2>
        <p className={styles.Lead}>{words.about.lead}</p>
        {words.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul role="list" className={styles.Links}>
          {links().map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.How}>
        <h3>{words.about.stepsTitle}</h3>
        <ol role="list">
          {words.about.steps.map((step) => (
            <li key={step.title}>
              <div>
                <h4>{step.title}</h4>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
