import { useState, type FormEvent } from 'react';
import type { Answer } from '~/staff/api/answer.ts';
import { giveCode, readFactor } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { staffClient } from '../api/client.ts';
import { useTask } from '../api/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { codeMessages } from '../messages/messages.ts';
import { CodeField, digitsOf } from './CodeField.tsx';
import { Gate } from './Gate.tsx';
import { handleFailure, endSession, refreshSession } from './session.ts';
import styles from './Gate.module.css';

/** The second step of signing in: a code of the authenticator app. */
export function CodePage({ onDone = refreshSession }: { onDone?: () => void | Promise<void> }) {
  const { isBusy, fault, run } = useTask();
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => giveOwnCode(digitsOf(code)));
    if (answer?.kind === 'ok') await onDone();
    else if (answer?.kind === 'signed-out') handleFailure(answer);
    else if (answer?.kind === 'refused') setCode('');
  };
  return (
    <Gate title="Second step">
      <form className={styles.Form} onSubmit={(event) => void submit(event)}>
        <CodeField value={code} onChange={setCode} />
        <Problem text={fault === null ? null : codeMessages(fault)} />
        <div className={styles.Actions}>
          <Button type="submit" size="main" aria-disabled={isBusy}>
            Continue
          </Button>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign in as somebody else
          </Button>
        </div>
      </form>
    </Gate>
  );
}

async function giveOwnCode(code: string): Promise<Answer<null>> {
  const factor = await readFactor(staffClient());
  if (factor.kind !== 'ok') return factor;
  if (factor.value === null) return { kind: 'signed-out' };
  return giveCode(staffClient(), factor.value, code);
}
