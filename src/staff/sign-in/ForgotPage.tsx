import { useState, type FormEvent } from 'react';
import { tidyAddress } from '~/domain/application/text.ts';
import { signInLinkHours } from '~/domain/contract/staff.ts';
import { askForPassword, readMailSetting } from '~/staff/api/accounts.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { EmailField } from './SignInFields.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
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
          This site cannot send mail. Ask an admin for a link to choose a new password; admins make one under
          “Members”. You lose none of your work.
        </p>
      )}
      <Button variant="quiet" onClick={() => goTo({ kind: 'signed-out', because: 'new-here' })}>
        Back to signing in
      </Button>
    </SignInCard>
  );
}

/** The same words for every address: they tell nobody who is a member. */
function AddressForm({ email }: { email: string }) {
  const { isBusy, failure, run } = useTask(null);
  const [address, setAddress] = useState(email);
  const [announcement, setAnnouncement] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAnnouncement('');
    const text =
      `If ${tidyAddress(address)} is the address of a member, a mail with a link is on its way. It works once, within ` +
      `${signInLinkHours} hours. Nothing after a few minutes? Check your spam folder, then ask an admin.`;
    void run(
      () => askForPassword(tidyAddress(address)),
      () => setAnnouncement(text),
    );
  };
  return (
    <Stack as="form" gap={5} onSubmit={submit}>
      <p>You get a mail with a link. Your old password works until you have chosen the new one.</p>
      <EmailField value={address} onChange={setAddress} />
      <p role="status" className={announcement === '' ? undefined : styles.Reason}>
        {announcement}
      </p>
      <Problem failure={failure} />
      <Button type="submit" size="main" aria-disabled={isBusy}>
        Send me a link
      </Button>
    </Stack>
  );
}
