import type { ApplicationState } from '~/domain/contract/staff.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import { readShownAfter } from '~/staff/api/session-status.ts';
import { useQuery } from '../session/use-query.ts';
import styles from './States.module.css';

/** What applicants read of a state, each in their own language. */
export const applicantText = (state: ApplicationState) => `“${statusMessages.states[state]}”`;

/** What applicants will read once a state is shown to them. */
export function ApplicantReads({ state }: { state: ApplicationState }) {
  const { value } = useQuery('shown-after', readShownAfter);
  return <Reads state={state} minutes={value} />;
}

type ReadsProps = { state: ApplicationState; minutes: number | null };

/** The same after so many minutes, or after a while. */
export function Reads({ state, minutes }: ReadsProps) {
  const later = minutes === 1 ? 'After a minute' : `After ${minutes} minutes`;
  const wait = minutes === null ? 'After a while' : minutes === 0 ? 'At once' : later;
  return <p className={styles.ApplicantReads}>{`${wait} the applicant sees: ${applicantText(state)}`}</p>;
}
