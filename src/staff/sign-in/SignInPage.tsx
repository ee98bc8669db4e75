import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { tidyAddress } from '~/domain/application/text.ts';
import { signIn } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Form } from '../components/Form.tsx';
import { FormText } from '../components/FormFields.tsx';
import { onSignedIn } from '../session/session.ts';
import { goTo } from '../session/session-store.ts';
import type { SignedOutReason } from '../session/sign-in-step.ts';
import { useTask } from '../session/use-task.ts';
import { signInFailureText } from '../texts/texts.ts';
import { knownAddress } from './address.ts';
import { PasswordField } from './PasswordField.tsx';
import { SignInCard } from './SignInCard.tsx';
import styles from './SignIn.module.css';

const reasons: Partial<Record<SignedOutReason, string>> = {
  'by-choice': 'You are signed out.',
  ended: 'Your session has ended. Sign in again; what you were writing in this tab is kept.',
  idle: 'You were signed out after 30 minutes without use. What you were writing in this tab is kept.',
  time: 'You were signed out after 12 hours. What you were writing in this tab is kept.',
};

const resolver = zodResolver(
  z.object({ email: knownAddress, password: z.string().check(z.minLength(1, 'Password is required')) }),
);

/** Signing in with address and password. What was typed stays whatever the server answers. */
export function SignInPage({ because }: { because: SignedOutReason }) {
  const form = useForm({ resolver, defaultValues: { email: '', password: '' } });
  const task = useTask(null);
  return (
    <SignInCard title="Sign in">
      {reasons[because] !== undefined && <p className={styles.Reason}>{reasons[because]}</p>}
      <Form
        {...{ form, task }}
        gap={5}
        onSend={({ email, password }) => task.run(() => signIn(email, password), onSignedIn)}
        describe={signInFailureText}
        submit={{ children: task.isBusy ? 'Signing in …' : 'Sign in', size: 'main' }}
      >
        <FormText control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <PasswordField
          id="password"
          label="Password"
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          input={form.register('password')}
        />
      </Form>
      <Button
        variant="quiet"
        onClick={() => goTo({ kind: 'forgot', email: tidyAddress(form.getValues('email')) })}
      >
        Forgot your password?
      </Button>
    </SignInCard>
  );
}
