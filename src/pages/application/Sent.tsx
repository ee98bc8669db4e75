import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resumeSender } from '~/api/send-missing-resume.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { useReceipts } from '~/components/SubmissionReceipt/receipts.ts';
import { SubmissionReceipt } from '~/components/SubmissionReceipt/SubmissionReceipt.tsx';
import { paths } from '~/config/paths.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { focusInView } from '~/ui/focus-control.ts';

type SentProps = {
  job: Job;
  isStaying: boolean;
  /** Keeps the person on the page. */
  onStay: () => void;
};

/** Stands where the form was once the application has arrived: where the page leads, which has the focus, and the receipt. */
export function Sent({ job, isStaying, onStay }: SentProps) {
  const hasReceipt = useReceipts(({ receipts }) => receipts.some(({ jobId }) => jobId === job.id));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusInView(place.current), []);
  return (
    <Stack gap={5}>
      <Row gap={3} columnGap={5} align="center" ref={place} tabIndex={-1}>
        {isStaying ? (
          <Link to={paths.careers} ref={focusWhenShown} {...buttonFrame({ variant: 'secondary' })}>
            {messages.jobPage.backToCareers}
          </Link>
        ) : (
          <>
            <p>{messages.noticeMessages.next}</p>
            <Button variant="secondary" onClick={onStay}>
              {messages.formMessages.stay}
            </Button>
          </>
        )}
      </Row>
      {hasReceipt ? (
        <SubmissionReceipt jobId={job.id} sender={resumeSender} />
      ) : (
        <p className={frame.Box} data-tone="success">
          {messages.noticeMessages.thanks({ jobTitle: job.title })}
        </p>
      )}
    </Stack>
  );
}

/** It takes the place of the button that was pressed. */
function focusWhenShown(link: HTMLElement | null) {
  link?.focus({ preventScroll: true });
}
