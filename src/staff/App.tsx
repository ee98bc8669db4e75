import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { CodePage } from './sign-in/CodePage.tsx';
import { EnrolPage } from './sign-in/EnrolPage.tsx';
import { ForgotPage } from './sign-in/ForgotPage.tsx';
import { LinkPage } from './sign-in/LinkPage.tsx';
import { NewPasswordPage } from './sign-in/NewPasswordPage.tsx';
import { useSession } from './session/session-store.ts';
import { endSession, refreshSession } from './session/session.ts';
import { SignInCard } from './sign-in/SignInCard.tsx';
import { SignInPage } from './sign-in/SignInPage.tsx';
import { UnreachablePage } from './sign-in/UnreachablePage.tsx';
import { StaffPages } from './StaffPages.tsx';

/** The staff app: the steps of signing in, then its pages. */
export function App() {
  const step = useSession((state) => state.step);
  switch (step.kind) {
    case 'starting':
      return <SignInCard title="One moment …" />;
    case 'not-configured':
      return (
        <SignInCard title="This app has no backend">
          <p>
            It was built without one: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, and build
            again.
          </p>
        </SignInCard>
      );
    case 'no-storage':
      return (
        <SignInCard title="Site data is blocked">
          <p>
            This app keeps your session in the browser, and your browser blocks that. In its settings, allow
            cookies and site data for this address, and reload the app.
          </p>
          <p translate="no">{location.host}</p>
          <Button onClick={() => location.reload()}>Reload the app</Button>
        </SignInCard>
      );
    case 'signed-out':
      return <SignInPage because={step.because} />;
    case 'link':
      return <LinkPage link={step.link} />;
    case 'forgot':
      return <ForgotPage email={step.email} />;
    case 'new-password':
      return <NewPasswordPage email={step.email} />;
    case 'enrol':
      return <EnrolPage />;
    case 'code':
      return <CodePage />;
    case 'no-member':
      return <NoMemberPage {...step} />;
    case 'unreachable':
      return <UnreachablePage />;
    case 'in':
      return <StaffPages member={step.member} />;
  }
}

/** A plain way out when a page fails, instead of an empty screen. React logs the error itself. */
export function StaffError() {
  return (
    <SignInCard title="This page failed">
      <p role="alert">Something went wrong in the app itself. Nothing was changed.</p>
      <Button onClick={() => location.reload()}>Reload the app</Button>
    </SignInCard>
  );
}

/** Somebody is signed in and is no member of staff: never was one, is none any more, or is locked out. */
function NoMemberPage({ email, isLocked }: { email: string; isLocked: boolean }) {
  return (
    <SignInCard title={isLocked ? 'This account is locked' : 'You are not a member of staff'}>
      <p>
        <bdi translate="no">{email}</bdi>{' '}
        <span>
          {isLocked
            ? 'cannot use this app at the moment. Ask an admin.'
            : 'is not a member of staff, or is one no longer. An admin can invite you.'}
        </span>
      </p>
      <Row gap={3}>
        <Button onClick={() => void refreshSession()}>Try again</Button>
        <Button variant="quiet" onClick={() => endSession('by-choice')}>
          Sign out
        </Button>
      </Row>
    </SignInCard>
  );
}
