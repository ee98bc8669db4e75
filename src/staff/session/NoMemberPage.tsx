import { Button } from '~/ui/Button/Button.tsx';
import styles from './Gate.module.css';
import { Gate } from './Gate.tsx';
import { endSession, refreshSession } from './session.ts';

/** Somebody has an account and is no member of staff. */
export function NoMemberPage({ email }: { email: string }) {
  return (
    <Gate title="You are no member of the desk">
      <p>
        <bdi>{email}</bdi> has an account here, but is not among the staff, or is no more. An admin of the
        desk can add you.
      </p>
      <div className={styles.Actions}>
        <Button onClick={() => void refreshSession()}>Look again</Button>
        <Button variant="quiet" onClick={() => endSession('by-choice')}>
          Sign out
        </Button>
      </div>
    </Gate>
  );
}
