import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '~/ui/Icon/Icons.tsx';
import styles from './Pages.module.css';

/** A key that leads to another screen; `note` is what one would like to know before pressing it. */
export type Key = { label: ReactNode; note?: ReactNode; to: string };

/** Ways on, as keys of the size of a finger. */
export function KeyList({ keys }: { keys: readonly Key[] }) {
  return (
    <ul role="list" className={styles.Keys}>
      {keys.map(({ label, note, to }) => (
        <li key={to}>
          <Link to={to} className={styles.Key}>
            <span>
              <b>{label}</b>
              {note !== undefined && <span className={styles.Note}>{note}</span>}
            </span>
            <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
