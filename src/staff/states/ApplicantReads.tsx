import type { ApplicationState } from '~/domain/contract/staff.ts';
import { statusMessages } from '~/i18n/generated/en/application-status.ts';
import styles from './States.module.css';

/** What applicants read of a state, each in their own language. */
export const applicantText = (state: ApplicationState) => `“${statusMessages.states[state]}”`;

type ReadsProps = { state: ApplicationState; shownAfterMinutes: number | null; isShown: boolean };

/** What applicants will read once a state is shown to them. */
export function ApplicantReads({ state, shownAfterMinutes, isShown }: ReadsProps) {
  const minutes = shownAfterMinutes === 1 ? 'After a minute' : `After ${shownAfterMinutes} minutes`;
  const wait = shownAfterMinutes === null ? 'After a while' : shownAfterMinutes === 0 ? 'At once' : minutes;
  return (
    <p
      className={styles.ApplicantReads}
      data-shown={isShown}
    >{`${wait} the applicant reads: ${applicantText(state)}`}</p>
  );
}
