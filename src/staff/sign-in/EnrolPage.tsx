import { useEffect, useRef, useState } from 'react';
import { enrolFactor, verifyCode, type NewFactor } from '~/staff/api/sign-in.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { QrCode } from '~/ui/QrCode/QrCode.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { appName } from '../texts/texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { endSession, refreshSession } from '../session/session.ts';
import { SignInCard } from './SignInCard.tsx';
import styles from './SignIn.module.css';

/** Setting up an authenticator app, for those who have none and must. */
export function EnrolPage() {
  const { failure, run } = useTask();
  const [factor, setFactor] = useState<NewFactor | null>(null);
  return (
    <SignInCard title="Set up your second factor">
      {factor === null ? (
        <>
          <p>
            You will sign in with a code as well as your password. You need an authenticator app on your
            phone: any app for “TOTP” codes will do.
          </p>
          <Problem failure={failure} />
          <Row gap={3}>
            <Button data-first-focus="" onClick={() => void run(() => enrolFactor(appName), setFactor)}>
              Show my QR code
            </Button>
            <LeaveButton />
          </Row>
        </>
      ) : (
        <ScanForm factor={factor} />
      )}
    </SignInCard>
  );
}

function ScanForm({ factor }: { factor: NewFactor }) {
  const steps = useRef<HTMLOListElement>(null);
  // Before the code and its key, which whoever cannot see would miss in the field behind them.
  useEffect(() => steps.current?.focus(), []);
  return (
    <CodeForm verify={(code) => verifyCode(factor.id, code)} onDone={refreshSession} leave={<LeaveButton />}>
      <Stack as="ol" gap={4} ref={steps} tabIndex={-1} aria-label="Steps">
        <li>
          Scan this code with the app.
          <div className={styles.Code}>
            <QrCode value={factor.uri} label="QR code for the authenticator app" />
          </div>
        </li>
        <li>
          No camera? Type this key into the app:
          <code className={styles.Secret}>{factor.secret}</code>
          <CopyButton
            read={() => factor.secret}
            label="Copy the key"
            copiedLabel="Copied"
            status="The key was copied"
            name="Copy the key for the authenticator app"
            variant="quiet"
          />
        </li>
        <li>Type the code that the app shows.</li>
      </Stack>
    </CodeForm>
  );
}

function LeaveButton() {
  return (
    <Button variant="quiet" onClick={() => endSession('by-choice')}>
      Sign out
    </Button>
  );
}
