import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isShortPassword, maxPasswordBytes, passwordBytes } from '~/domain/password.ts';
import { setPassword } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Form } from '../components/Form.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { useTask } from '../session/use-task.ts';
import { passwordProblemTexts, passwordRule, passwordFailureText } from '../texts/texts.ts';
import { CodePage } from './CodePage.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignInCard } from './SignInCard.tsx';

const password = z.string().check(
  z.refine((typed) => !isShortPassword(typed), passwordProblemTexts.short),
  z.refine((typed) => passwordBytes(typed) <= maxPasswordBytes, passwordProblemTexts.long),
);
const resolver = zodResolver(z.object({ password }));

/** Choosing a password, after a link was redeemed. With a second factor a code is asked for first. */
export function NewPasswordPage({ email }: { email: string }) {
  const form = useForm({ resolver, defaultValues: { password: '' } });
  const task = useTask();
  const save = async () =>
    void (await task.run(() => setPassword(form.getValues('password')), refreshSession));
  const wantsCode = task.failure?.kind === 'refused' && task.failure.code === 'insufficient_aal';
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
      <Form
        {...{ form, task }}
        gap={5}
        onSend={save}
        describe={passwordFailureText}
        submit={{ children: 'Save the password', size: 'main' }}
        more={
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign out
          </Button>
        }
      >
        {/* Password managers keep the password under it. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="new-password"
          label="New password"
          hint={passwordRule}
          autoComplete="new-password"
          errorPrefix="Error:"
          error={form.formState.errors.password?.message}
          input={form.register('password')}
        />
      </Form>
    </SignInCard>
  );
}
