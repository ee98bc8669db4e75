import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { signInLinkHours } from '~/domain/contract/staff.ts';
import { askForPassword, readMailSetting } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Form } from '../components/Form.tsx';
import { FormText } from '../components/FormFields.tsx';
import { useTask } from '../session/use-task.ts';
import { knownAddress } from './address.ts';
import { LoadState } from '../components/LoadState.tsx';
import { goTo } from '../session/session-store.ts';
import { SignInCard } from './SignInCard.tsx';
import { useQuery } from '../session/use-query.ts';
import styles from './SignIn.module.css';

/** Asking for a new password: by mail where the backend sends some, else by an admin. */
export function ForgotPage({ email }: { email: string }) {
  const query = useQuery('mail', readMailSetting);
  return (
    <SignInCard title="Forgot your password?">
      <LoadState query={query} loading="One moment …" />
      {query.value === true && <AddressForm email={email} />}
      {query.value === false && (
        <p>
          This site cannot send email. Ask an admin for a link to choose a new password; admins make one under
          “Members”. You lose none of your work.
        </p>
      )}
      <Button variant="quiet" onClick={() => goTo({ kind: 'signed-out', because: 'new-here' })}>
        Back to signing in
      </Button>
    </SignInCard>
  );
}

const resolver = zodResolver(z.object({ email: knownAddress }));

/** The same words for every address: they tell nobody who is a member. */
function AddressForm({ email: known }: { email: string }) {
  const form = useForm({ resolver, defaultValues: { email: known } });
  const task = useTask(null);
  const [announcement, setAnnouncement] = useState('');
  const send = ({ email }: { email: string }) => {
    setAnnouncement('');
    const text =
      `If ${email} is the address of a member, an email with a link is on its way. It works once, within ` +
      `${signInLinkHours} hours. Nothing after a few minutes? Check your spam folder, then ask an admin.`;
    return task.run(
      () => askForPassword(email),
      () => setAnnouncement(text),
    );
  };
  return (
    <Form {...{ form, task }} gap={5} onSend={send} submit={{ children: 'Send me a link', size: 'main' }}>
      <p>You will get an email with a link. Your old password works until you have chosen a new one.</p>
      <FormText control={form.control} name="email" label="Email" type="email" autoComplete="username" />
      <p role="status" className={announcement === '' ? undefined : styles.Reason}>
        {announcement}
      </p>
    </Form>
  );
}
