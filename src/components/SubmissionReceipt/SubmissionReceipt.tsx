import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { loadReceipts, useReceipts, closeReceipt, type StoredReceipt } from './receipts.ts';
import styles from './SubmissionReceipt.module.css';

/**
 * The applications that were sent in this tab, each with its reference and the status link, until they are closed: the newest open,
 * the others folded.
 * @param jobId shows those for one job alone.
 */
export function SubmissionReceipt({ jobId }: { jobId?: string }) {
  const receipts = useReceipts((state) => state.receipts);
  useEffect(loadReceipts, []);
  const [newest, ...older] = receipts.filter((receipt) => jobId === undefined || receipt.jobId === jobId);
  if (newest === undefined) return null;
  return (
    <>
      <ReceiptPanel key={newest.secret} receipt={newest} isSilent={jobId !== undefined} />
      {older.map((receipt) => (
        <details key={receipt.secret} className={styles.Older}>
          <summary>
            <span>{titleOf(receipt)}</span>
            {receipt.reference !== null && <Reference value={receipt.reference} />}
          </summary>
          <ReceiptPanel receipt={receipt} isSilent />
        </details>
      ))}
    </>
  );
}

/** In the language of the page, where the position is still there. */
function titleOf({ jobId, jobTitle }: StoredReceipt): string {
  return jobs().find(({ id }) => id === jobId)?.title ?? jobTitle;
}

type ReceiptPanelProps = {
  receipt: StoredReceipt;
  /** Says nothing by itself: the focus is beside it already. */
  isSilent: boolean;
};

/** Reference and link of one application. It stays until it is closed: the link cannot be shown a second time. */
function ReceiptPanel({ receipt, isSilent }: ReceiptPanelProps) {
  const { reference, secret, hasResume, isMailed } = receipt;
  const headingId = useId();
  const receiptMessages = messages.receiptMessages;
  const shown = reference === null ? null : spacedReference(reference);
  const path = `${paths.application}#${secret}`;
  return (
    <Stack as="section" gap={5} className={styles.Receipt} aria-labelledby={headingId}>
      <h2 id={headingId}>{receiptMessages.heading}</h2>
      <FactList
        layout="row"
        facts={[
          {
            label: receiptMessages.position,
            values: [titleOf(receipt)],
          },
          ...(reference === null
            ? []
            : [
                {
                  label: receiptMessages.reference,
                  values: [
                    <span key="value" className={styles.Reference}>
                      <Reference value={reference} />
                    </span>,
                  ],
                },
              ]),
        ]}
      />
      {!hasResume && (
        <p>
          <strong>{receiptMessages.resumeMissing}</strong>
        </p>
      )}
      <Stack gap={4} className={styles.Link}>
        <h3>{receiptMessages.link}</h3>
        <p>
          {receiptMessages.why} <strong>{receiptMessages.keep}</strong>
        </p>
        {/* There before its text comes, so that it is read out. */}
        <output>{isMailed && receiptMessages.mailed}</output>
        <p className={styles.Address}>
          <bdi dir="ltr" translate="no">
            {location.origin + addressOf(path)}
          </bdi>
        </p>
        <Row gap={3} columnGap={4} align="center">
          <CopyButton
            read={() => location.origin + addressOf(path)}
            label={receiptMessages.copy.label}
            copiedLabel={receiptMessages.copy.copied}
            status={receiptMessages.copy.status}
            name={receiptMessages.copy.name}
            variant="primary"
          />
          <Link to={path} {...buttonFrame({ variant: 'secondary' })}>
            {receiptMessages.open}
          </Link>
          <Button variant="quiet" onClick={() => closeAndFocusHeading(secret)}>
            {receiptMessages.close}
          </Button>
        </Row>
      </Stack>
      <Announcement
        text={[
          shown === null ? receiptMessages.saidWithout : receiptMessages.said({ reference: shown }),
          ...(hasResume ? [] : [receiptMessages.resumeMissing]),
        ].join(' ')}
        once={secret}
        isSilent={isSilent}
      />
    </Stack>
  );
}

const announced = new Set<string>();

/** Reads a text out once when the page has changed by itself. A region that comes with its text is not read out. */
function Announcement({ text, once, isSilent }: { text: string; once: string; isSilent: boolean }) {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (isSilent || announced.has(once)) return undefined;
    const timer = setTimeout(() => {
      announced.add(once);
      setAnnouncement(text);
    }, 300);
    return () => clearTimeout(timer);
  }, [text, once, isSilent]);
  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  );
}

/** The button goes away with the panel: the page's heading takes the focus. */
function closeAndFocusHeading(secret: string) {
  closeReceipt(secret);
  document.querySelector<HTMLElement>('main h1')?.focus();
}
