import { Link } from 'react-router-dom';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { InfoIcon } from '~/ui/Icon/Icons.tsx';
import styles from './UntestedLanguage.module.css';

/** What will change in the privacy policy, and from when: the policy promises that the home page says so before a big change. */
export function PolicyNotice({ change = brand.policy.change }) {
  if (change === null) return null;
  return (
    <section>
      <p className={styles.UntestedLanguage}>
        <InfoIcon />
        <span>
          <strong>{messages.withColon(messages.dayText(change.from))}</strong>{' '}
          <span>{change.text[messages.language]}</span>{' '}
          <Link to={paths.privacy}>{messages.footerMessages.legal.links.privacy}</Link>
        </span>
      </p>
    </section>
  );
}
