import { Link } from 'react-router-dom';
import { Logo } from '~/components/Logo/Logo.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { usePlatform } from '~/components/platform.tsx';
import { PhoneIcon } from '~/ui/Icon/Icons.tsx';
import styles from './PageTop.module.css';

/** The plain header of every page but the landing page: the way home, and the number to call. */
export function PageTop() {
  const { languages, textSize } = usePlatform();
  return (
    <header className={styles.PageTop}>
      <Link to={paths.home} className={styles.Home} aria-label={messages.shellMessages.homeLabel}>
        <Logo />
      </Link>
      {languages && (
        <div className={styles.Languages}>
          <languages.Menu />
        </div>
      )}
      <div className={styles.Help}>
        {textSize && <textSize.Button />}
        <PhoneLink prefix={messages.shellMessages.call} variant="secondary" icon={<PhoneIcon />} />
      </div>
    </header>
  );
}
