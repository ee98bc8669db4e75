import { useEffect, useRef, useState, type FormEvent } from 'react';
import { mailsLinks, requestLostLinks, type LostLinkAnswer } from '~/api/application-mail.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { tidyAddress } from '~/domain/application/text.ts';
import { addressRules } from '~/domain/form-rules.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './StatusPage.module.css';

type LostLinkState = { kind: 'idle' } | { kind: 'asking' } | { kind: 'answered'; answer: LostLinkAnswer };

/** For who has no link: sends new ones, or says what can be done where this site sends no mail. That is known first. */
export function LostLink() {
  const [isOffered, setOffered] = useState<boolean | null>(null);
  useEffect(() => void mailsLinks().then(setOffered), []);
  return (
    <Stack
      as="section"
      gap={4}
      className={styles.Act}
      aria-labelledby="own-lost"
      data-on-paper={isOffered === false ? '' : undefined}
    >
      <h2 id="own-lost">{messages.statusMessages.lost.heading}</h2>
      {isOffered === true ? (
        <LinkForm />
      ) : (
        <div role="status">
          {isOffered === null ? <p>{messages.statusMessages.working}</p> : <NoSender />}
        </div>
      )}
    </Stack>
  );
}

function NoSender() {
  return (
    <p className={frame.Box} data-tone="note">
      <span>{messages.statusMessages.lost.noSender}</span> <MailLink address={brand.emails.company} />
    </p>
  );
}

/** Sends new links to the applications of an address. What it says is the same for every address. */
function LinkForm() {
  const lostMessages = messages.statusMessages.lost;
  const [state, setState] = useState<LostLinkState>({ kind: 'idle' });
  const [error, setError] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isAsking = state.kind === 'asking';

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (isAsking) return;
    const address = tidyAddress(field.current?.value ?? '');
    const problem = problemOf(address);
    setError(problem);
    setState({ kind: 'idle' });
    if (problem !== null) return field.current?.focus();
    setState({ kind: 'asking' });
    return setState({ kind: 'answered', answer: await requestLostLinks(address) });
  }

  return (
    <>
      <p>{lostMessages.text}</p>
      <Stack
        as="form"
        gap={4}
        className={styles.Act}
        noValidate
        aria-labelledby="own-lost"
        onSubmit={(event) => void ask(event)}
      >
        <TextField
          id="own-lost-address"
          ref={field}
          name="email"
          label={messages.fields.email.label}
          hint={lostMessages.hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          aria-required
          error={error}
          errorPrefix={messages.shellMessages.error}
        />
        <Row gap={3} columnGap={5} align="center">
          <Button type="submit" aria-disabled={isAsking} aria-busy={isAsking}>
            {lostMessages.send}
          </Button>
        </Row>
      </Stack>
      <div role="status">
        {isAsking && <p>{messages.statusMessages.working}</p>}
        {state.kind === 'answered' && <Answer answer={state.answer} />}
      </div>
    </>
  );
}

function Answer({ answer }: { answer: LostLinkAnswer }) {
  const lostMessages = messages.statusMessages.lost;
  switch (answer) {
    case 'asked':
      return (
        <p className={frame.Box} data-tone="success">
          <span>{lostMessages.asked}</span> <MailLink address={brand.emails.company} />
        </p>
      );
    case 'no-sender':
      return <NoSender />;
    case 'limited':
      return <ErrorText prefix={messages.shellMessages.error}>{lostMessages.limited}</ErrorText>;
    case 'no-answer':
      return <ErrorText prefix={messages.shellMessages.error}>{lostMessages.noAnswer}</ErrorText>;
  }
}

/** By the rules of the application form. */
function problemOf(address: string): string | null {
  const { email } = messages.fieldMessages;
  if (address === '') return email.required;
  return addressRules(email).find(([holds]) => !holds(address))?.[1] ?? null;
}
