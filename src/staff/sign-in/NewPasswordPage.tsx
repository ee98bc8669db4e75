import { useState, type FormEvent } from 'react';
import { isShortPassword, maxPasswordBytes, passwordBytes } from '~/domain/password.ts';
import { setPassword } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { passwordProblemTexts, passwordRule, passwordFailureText } from '../texts/texts.ts';
import { CodePage } from './CodePage.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInCard } from './SignInCard.tsx';

/** What keeps a password from being taken; null when nothing does. */
function passwordProblem(password: string): string | null {
  if (passwordBytes(password) > maxPasswordBytes) return passwordProblemTexts.long;
  return isShortPassword(password) ? passwordProblemTexts.short : null;
}

/** Choosing a password, after a link was redeemed. With a second factor a code is asked for first. */
export function NewPasswordPage({ email }: { email: string }) {
  const { isBusy, failure, run } = useTask();
  const [password, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => void (await run(() => setPassword(password), refreshSession));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblem(password);
    setProblem(found);
    if (found === null) void save();
    else document.getElementById('new-password')?.focus();
  };
  const wantsCode = failure?.kind === 'refused' && failure.code === 'insufficient_aal';
  if (wantsCode)
    return (
      <CodePage onDone={save}>
        Your new password is not saved yet. Enter a code from your authenticator app to save it. Lost your
        phone? An admin resets your second factor under “Members”; then open a new link.
      </CodePage>
    );
  return (
    <SignInCard title="Choose your password">
      <p>
        For <bdi translate="no">{email}</bdi>
      </p>
      <Stack as="form" gap={5} onSubmit={submit}>
        {/* Password managers keep the password under it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="new-password"
          label="New password"
          hint={passwordRule}
          autoComplete="new-password"
          error={problem}
          errorPrefix="Error:"
          value={password}
          onChange={setTyped}
        />
        <Problem failure={failure} describe={passwordFailureText} />
        <Row gap={3}>
          <Button type="submit" size="main" aria-disabled={isBusy}>
            Save the password
          </Button>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign out
          </Button>
        </Row>
      </Stack>
    </SignInCard>
  );
}
