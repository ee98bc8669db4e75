import { Link } from 'react-router-dom';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './PrivacyWords.module.css';

/** What is kept, for how long, who reads it, and how to have it deleted. Links open a new tab: the form stays filled in. */
export function PrivacyWords() {
  return (
    <div className={styles.PrivacyWords}>
      <h3>{messages.privacyMessages.heading}</h3>
      <ul>
        {messages.privacyMessages.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li>
          {messages.privacyMessages.deletion.before} <MailLink address={brand.emails.company} />
          {messages.privacyMessages.deletion.after}
        </li>
      </ul>
      <p>
        <Link to={paths.privacy} target="_blank" rel="noopener">
          {messages.privacyMessages.link}
        </Link>
      </p>
    </div>
  );
}
