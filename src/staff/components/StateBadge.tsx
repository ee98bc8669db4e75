import type { ApplicationState } from '~/domain/contract/staff.ts';
import { stateNames } from '../messages/messages.ts';
import styles from './StateBadge.module.css';

/** Where an application stands: words on a colour, which alone means nothing. */
export function StateBadge({ state }: { state: ApplicationState }) {
  return (
    <span className={styles.Badge} data-state={state}>
      {stateNames[state]}
    </span>
  );
}
