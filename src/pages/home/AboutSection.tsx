import { Link } from 'react-router-dom';
import { anchors, paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './AboutSection.module.css';

const links = () => [
  { label: messages.about.links.safety, to: paths.safety },
  { label: messages.about.links.sheets, to: paths.sheets },
  { label: messages.about.links.healthData, to: paths.healthData },
];

/** What the product does, and how it works in three steps. */
export function AboutSection() {
  return (
    <section id={anchors.about} tabIndex={-1} aria-labelledby="about-title" className={styles.About}>
      <Stack gap={4}>
        <h2 id="about-title">{messages.about.title}</h2>
        {messages.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ul role="list" className={styles.Links}>
          {links().map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </Stack>
      <div className={styles.How}>
        <h3>{messages.about.stepsTitle}</h3>
        <ol role="list">
          {messages.about.steps.map((step) => (
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
