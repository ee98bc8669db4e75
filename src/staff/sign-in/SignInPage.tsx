import { useState, type FormEvent } from 'react';
import { tidyAddress } from '~/domain/application/text.ts';
import { signIn } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { signInFailureText } from '../texts/texts.ts';
import { onSignedIn } from '../session/session.ts';
import type { SignedOutReason } from '../session/sign-in-step.ts';
import { EmailField } from './SignInFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { goTo } from '../session/session-store.ts';
import { SignInCard } from './SignInCard.tsx';
import styles from './SignIn.module.css';

const reasons: Partial<Record<SignedOutReason, string>> = {
  'by-choice': 'You are signed out.',
  ended: 'Your session has ended. Sign in again; what you were writing in this tab is kept.',
  idle: 'You were signed out after 30 minutes without use. What you were writing in this tab is kept.',
  time: 'You were signed out after 12 hours. What you were writing in this tab is kept.',
};

/** Signing in with address and password. What was typed stays whatever the server answers. */
export function SignInPage({ because }: { because: SignedOutReason }) {
  const { isBusy, failure, run } = useTask(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => signIn(tidyAddress(email), password), onSignedIn);
  };
  return (
    <SignInCard title="Sign in">
      {reasons[because] !== undefined && <p className={styles.Reason}>{reasons[because]}</p>}
      <Stack as="form" gap={5} onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          error={null}
          value={password}
          onChange={setPassword}
        />
        <Problem failure={failure} describe={signInFailureText} />
        <Button type="submit" size="main" aria-disabled={isBusy}>
          {isBusy ? 'Signing in …' : 'Sign in'}
        </Button>
        <Button variant="quiet" onClick={() => goTo({ kind: 'forgot', email: tidyAddress(email) })}>
          Forgot your password?
        </Button>
      </Stack>
    </SignInCard>
  );
}
