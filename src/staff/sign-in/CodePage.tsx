import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '~/staff/api/result.ts';
import { verifyCode, readFactor } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { codeFailureText } from '../texts/texts.ts';
import { CodeField, digitsOf } from './SignInFields.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { SignInCard } from './SignInCard.tsx';

type CodePageProps = {
  onDone?: () => void | Promise<void>;
  /** What the code is asked for, where it is not for signing in. */
  children?: ReactNode;
};

/** The second step of signing in: a code of the authenticator app. */
export function CodePage({ onDone = refreshSession, children }: CodePageProps) {
  const { isBusy, failure, run } = useTask();
  const [code, setCode] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await run(() => verifyFactorCode(digitsOf(code)), onDone);
    if (answer?.kind === 'refused') setCode('');
  };
  return (
    <SignInCard title="Second step">
      {children !== undefined && <p>{children}</p>}
      <Stack as="form" gap={5} onSubmit={(event) => void submit(event)}>
        <CodeField value={code} onChange={setCode} />
        <Problem failure={failure} describe={codeFailureText} />
        <Row gap={3}>
          <Button type="submit" size="main" aria-disabled={isBusy}>
            Continue
          </Button>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign in with another account
          </Button>
        </Row>
      </Stack>
    </SignInCard>
  );
}

async function verifyFactorCode(code: string): Promise<Result<null>> {
  const factor = await readFactor();
  if (factor.kind !== 'ok') return factor;
  if (factor.value === null) return { kind: 'signed-out' };
  return verifyCode(factor.value, code);
}
