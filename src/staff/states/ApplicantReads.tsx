import type { ApplicationState } from '~/domain/contract/staff.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import { readShownAfter } from '~/staff/api/session-status.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './States.module.css';

/** What applicants read of a state, each in the own language. */
export const applicantText = (state: ApplicationState) => `“${statusMessages.states[state]}”`;

/** What applicants will read once a state is shown to them. */
export function ApplicantReads({ state }: { state: ApplicationState }) {
  const { value } = useQuery('shown-after', readShownAfter);
  const minutes = value === 1 ? 'After a minute' : `After ${value} minutes`;
  const wait = value === null ? 'After a while' : value === 0 ? 'At once' : minutes;
  return <p className={styles.ApplicantReads}>{`${wait} the applicant reads: ${applicantText(state)}`}</p>;
}
