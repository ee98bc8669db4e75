import { Link } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './ClosedPosition.module.css';

/** Says that a position takes no applications, and leads to those that do. */
export function ClosedPosition() {
  const own = messages.closedMessages;
  return (
    <section className={styles.ClosedPosition} aria-labelledby="closed">
      <h2 id="closed">{own.sentence}</h2>
      <p>{own.text}</p>
      <p>
        <Link to={paths.careers} {...buttonFrame({ variant: 'secondary' })}>
          {own.link}
        </Link>
      </p>
    </section>
  );
}
