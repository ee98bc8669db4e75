import { Link } from 'react-router-dom';
import { MailLink } from '~/blocks/MailLink/MailLink.tsx';
import { brand } from '~/brand/brand.ts';
import { paths } from '~/config/paths.ts';
import { privacyWords } from '~/content/en/application.ts';
import styles from './PrivacyWords.module.css';

/** What is kept, for how long, who reads it, and how to have it deleted. Links open a new tab: the form stays filled in. */
export function PrivacyWords() {
  return (
    <div className={styles.PrivacyWords}>
      <h3>{privacyWords.heading}</h3>
      <ul>
        {privacyWords.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li>
          {privacyWords.deletion.before} <MailLink address={brand.emails.company} />
          {privacyWords.deletion.after}
        </li>
      </ul>
      <p>
        <Link to={paths.privacy} target="_blank" rel="noopener">
          {privacyWords.link}
        </Link>
      </p>
    </div>
  );
}
