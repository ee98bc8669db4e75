import { Button } from '~/ui/Button/Button.tsx';
import { CodePage } from './session/CodePage.tsx';
import { EnrolPage } from './session/EnrolPage.tsx';
import { Gate } from './session/Gate.tsx';
import { LinkPage } from './session/LinkPage.tsx';
import { NewPasswordPage } from './session/NewPasswordPage.tsx';
import { useSession } from './session/session-store.ts';
import { endSession, refreshSession } from './session/session.ts';
import { SignInPage } from './session/SignInPage.tsx';
import { UnreachablePage } from './session/UnreachablePage.tsx';
import { StaffPages } from './StaffPages.tsx';
import styles from './session/Gate.module.css';

/** The desk: what somebody has to do to get in, and its pages for those who are. */
export function App() {
  const stage = useSession((state) => state.stage);
  switch (stage.kind) {
    case 'starting':
      return <Gate title="One moment …" />;
    case 'not-configured':
      return (
        <Gate title="The desk has no backend">
          <p>It was built without one: set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY, and build again.</p>
        </Gate>
      );
    case 'signed-out':
      return <SignInPage because={stage.because} />;
    case 'link':
      return <LinkPage link={stage.link} />;
    case 'new-password':
      return <NewPasswordPage />;
    case 'enrol':
      return <EnrolPage />;
    case 'code':
      return <CodePage />;
    case 'no-member':
      return <NoMemberPage email={stage.email} />;
    case 'unreachable':
      return <UnreachablePage />;
    case 'in':
      return <StaffPages member={stage.member} />;
  }
}

/** A plain way out when a page fails, instead of an empty screen. React logs the error itself. */
export function StaffError() {
  return (
    <Gate title="This page failed">
      <p role="alert">Something went wrong in the desk itself. Nothing was changed by it.</p>
      <Button onClick={() => location.reload()}>Load the desk again</Button>
    </Gate>
  );
}

/** Somebody has an account and is no member of staff. */
function NoMemberPage({ email }: { email: string }) {
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
