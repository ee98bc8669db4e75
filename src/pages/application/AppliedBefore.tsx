import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { resumeSender } from '~/api/send-missing-resume.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { loadReceipts, useReceipts, type StoredReceipt } from '~/components/SubmissionReceipt/receipts.ts';
import { SubmissionReceipt } from '~/components/SubmissionReceipt/SubmissionReceipt.tsx';
import { localIso } from '~/domain/days.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { focusControl } from '~/ui/focus-control.ts';

type AppliedBeforeProps = {
  jobId: string;
  /** The control that takes the focus when another application is written. */
  firstControlId: string;
  /** The form. */
  children: ReactNode;
};

/** Asks, where an application for the same job was sent in this tab before, whether another one is wanted; else shows the form. */
export function AppliedBefore({ jobId, firstControlId, children }: AppliedBeforeProps) {
  const receipts = useReceipts((state) => state.receipts);
  /** What is sent from here on is not asked about. */
  const [openedAtMs] = useState(() => Date.now());
  const [isAnotherWanted, setAnotherWanted] = useState(false);
  // Before the picture: no form is shown for a moment.
  useLayoutEffect(loadReceipts, []);
  useEffect(() => {
    if (isAnotherWanted) focusControl(firstControlId);
  }, [isAnotherWanted, firstControlId]);
  const receipt = receipts.find((each) => each.jobId === jobId && each.sentAtMs < openedAtMs);
  if (receipt === undefined || isAnotherWanted) return children;
  return (
    <Stack gap={5}>
      <Row gap={3} columnGap={5} align="center" className={frame.Box} data-tone="success">
        <p>{messages.receiptMessages.sentBefore({ day: dayOf(receipt) })}</p>
        <Button variant="secondary" onClick={() => setAnotherWanted(true)}>
          {messages.receiptMessages.sendAnother}
        </Button>
      </Row>
      <SubmissionReceipt jobId={jobId} sender={resumeSender} />
    </Stack>
  );
}

function dayOf({ sentAtMs }: StoredReceipt): string {
  return messages.dayText(localIso(new Date(sentAtMs).toISOString()));
}
