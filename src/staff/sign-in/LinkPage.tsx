import { redeemLink } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { appName, linkFailureText } from '../texts/texts.ts';
import type { StaffLink } from '../session/link.ts';
import { startClock } from '../session/session-clock.ts';
import { goTo } from '../session/session-store.ts';
import { SignInCard } from './SignInCard.tsx';

const texts = {
  invite: {
    title: `Welcome to ${appName}`,
    text: 'Your invitation works once. Continue to choose your password.',
  },
  recovery: { title: 'A new password', text: 'Your link works once. Continue to choose a new password.' },
};

/** A link is redeemed when the button is pressed, so that a mail scanner that opens it does not use it up. */
export function LinkPage({ link }: { link: StaffLink }) {
  const { isBusy, failure, run } = useTask(null);
  const spend = () =>
    run(
      () => redeemLink(link.type, link.tokenHash),
      (email) => {
        startClock(Date.now());
        goTo({ kind: 'new-password', email });
      },
    );
  return (
    <SignInCard title={texts[link.type].title}>
      <p>{texts[link.type].text}</p>
      <Problem failure={failure} describe={linkFailureText} />
      <Row gap={3}>
        <Button size="main" aria-disabled={isBusy} onClick={() => void spend()}>
          Continue
        </Button>
        <Button variant="quiet" onClick={() => goTo({ kind: 'signed-out', because: 'new-here' })}>
          I have a password
        </Button>
      </Row>
    </SignInCard>
  );
}
