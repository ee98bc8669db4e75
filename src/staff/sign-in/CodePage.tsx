import type { ReactNode } from 'react';
import type { Result } from '~/staff/api/result.ts';
import { verifyCode, readFactor } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { SignInCard } from './SignInCard.tsx';

type CodePageProps = {
  onDone?: () => void | Promise<void>;
  /** What the code is asked for, where it is not for signing in. */
  children?: ReactNode;
};

/** The second step of signing in: a code of the authenticator app. */
export function CodePage({ onDone = refreshSession, children }: CodePageProps) {
  const leave = (
    <Button variant="quiet" onClick={() => endSession('by-choice')}>
      Sign in with another account
    </Button>
  );
  return (
    <SignInCard title="Second step">
      {children !== undefined && <p>{children}</p>}
      <CodeForm verify={verifyFactorCode} {...{ onDone, leave }} />
    </SignInCard>
  );
}

async function verifyFactorCode(code: string): Promise<Result<null>> {
  const factor = await readFactor();
  if (factor.kind !== 'ok') return factor;
  if (factor.value === null) return { kind: 'signed-out' };
  return verifyCode(factor.value, code);
}
