import { StaffPages } from './StaffPages.tsx';
import { EnrolPage } from './session/EnrolPage.tsx';
import { CodePage } from './session/CodePage.tsx';
import { Gate } from './session/Gate.tsx';
import { LinkPage } from './session/LinkPage.tsx';
import { NewPasswordPage } from './session/NewPasswordPage.tsx';
import { NoMemberPage } from './session/NoMemberPage.tsx';
import { SignInPage } from './session/SignInPage.tsx';
import { UnreachablePage } from './session/UnreachablePage.tsx';
import { useSession } from './session/session-store.ts';

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
