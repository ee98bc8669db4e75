import type { ApplicationState } from '~/domain/contract/staff.ts';
import { stateNames } from '../texts/texts.ts';
import styles from './StateBadge.module.css';

/** State of an application: a text on a colour. */
export function StateBadge({ state }: { state: ApplicationState }) {
  return (
    <span className={styles.Badge} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
