import { paths } from '~/config/paths.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';
import { ArrowLeftIcon } from '~/ui/Icon/Icons.tsx';
import styles from './HomeBar.module.css';

/**
 * The fixed way home. A plain link, because the specification asks for a full page load (section 2).
 * It stands on a bar of its own at the foot of the window; the page keeps that much room free, so it hides nothing.
 */
export function HomeBar() {
  return (
    <div className={styles.HomeBar}>
      <ButtonLink href={addressOf(paths.home)} variant="secondary" icon={<ArrowLeftIcon />}>
        {messages.press.backToHome}
      </ButtonLink>
    </div>
  );
}
