import type { ApplicationState } from '~/domain/contract/staff.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import { readShownAfter } from '~/staff/api/session-status.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './Application.module.css';

/** What applicants read, in their own language, once a state is shown to them. */
export function ApplicantReads({ state }: { state: ApplicationState }) {
  const { value } = useQuery('shown-after', readShownAfter);
  const wait = value === null ? 'After a while' : value === 0 ? 'At once' : `After ${value} minutes`;
  return (
    <p className={styles.ApplicantReads}>
      {`${wait} the applicant reads: “${statusMessages.states[state]}”${value === 0 ? '' : ' Until then it can be taken back.'}`}
    </p>
  );
}
