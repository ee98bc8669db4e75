import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { isPageLanguageEvaluated } from '~/content/safety/evaluated-languages.ts';
import { messages } from '~/i18n/messages.ts';
import { InfoIcon } from '~/ui/Icon/Icons.tsx';
import styles from './UntestedLanguage.module.css';

/** Below the buttons that lead to the assistant: a quiet line while nobody has tested its answers in this language. */
export function UntestedLanguage() {
  if (isPageLanguageEvaluated()) return null;
  return (
    <p className={styles.UntestedLanguage}>
      <InfoIcon />
      <span>
        {`${messages.hero.notTested} `}
        <Link to={paths.safety}>{messages.about.links.safety}</Link>
      </span>
    </p>
  );
}
