import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { Reference } from '~/components/Reference/Reference.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { UploadProgress } from '~/components/UploadProgress/UploadProgress.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { jobs } from '~/content/jobs.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { loadReceipts, useReceipts, closeReceipt, type StoredReceipt } from './receipts.ts';
import { dropFile, type ResumeSender, sendAgain, useSendings } from './send-again.ts';
import styles from './SubmissionReceipt.module.css';

/**
 * The applications that were sent in this tab, each with its reference and the status link, until they are closed: the newest open,
 * the others folded.
 * @param jobId shows those for one job alone.
 */
export function SubmissionReceipt({ jobId, sender }: { jobId?: string; sender: ResumeSender }) {
  const receipts = useReceipts((state) => state.receipts);
  useEffect(loadReceipts, []);
  const [newest, ...older] = receipts.filter((receipt) => jobId === undefined || receipt.jobId === jobId);
  if (newest === undefined) return null;
  return (
    <>
      <ReceiptPanel key={newest.secret} receipt={newest} sender={sender} isSilent={jobId !== undefined} />
      {older.map((receipt) => (
        <details key={receipt.secret} className={styles.Older}>
          <summary>
            <span>{titleOf(receipt)}</span>
            {receipt.reference !== null && <Reference value={receipt.reference} />}
          </summary>
          <ReceiptPanel receipt={receipt} sender={sender} isSilent />
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
  sender: ResumeSender;
  /** Says nothing by itself: the focus is beside it already. */
  isSilent: boolean;
};

/** Reference and link of one application. It stays until it is closed: the link cannot be shown a second time. */
function ReceiptPanel({ receipt, sender, isSilent }: ReceiptPanelProps) {
  const { reference, secret, hasResume, isMailed } = receipt;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHeld = useSendings(({ files }) => files.has(secret));
  const receiptMessages = messages.receiptMessages;
  const shown = reference === null ? null : spacedReference(reference);
  const path = `${paths.application}#${secret}`;
  useEffect(() => {
    // Where a page has just come up, what is heard next is the receipt, not what follows it.
    if (!announced.has(secret) && document.activeElement?.matches('main h1'))
      heading.current?.focus({ preventScroll: true });
  }, [secret]);
  return (
    <Stack as="section" gap={4} align="start" className={styles.Receipt} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.Heading}>
        <span className={styles.Check}>
          <CheckIcon />
        </span>
        <span>{receiptMessages.heading}</span>
      </h2>
      <MissingResume receipt={receipt} sender={sender} />
      <FactList
        layout="inline"
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
                  values: [<Reference key="value" value={reference} />],
                },
              ]),
        ]}
      />
      <Stack gap={3} className={styles.Link}>
        <h3>{receiptMessages.link}</h3>
        <p className={styles.Address}>
          <bdi dir="ltr" translate="no">
            {location.origin + addressOf(path)}
          </bdi>
        </p>
        <p>
          <strong>{receiptMessages.keep}</strong>
        </p>
        {/* There before its text comes, so that it is read out. */}
        <output>{isMailed && receiptMessages.mailed}</output>
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
        </Row>
      </Stack>
      <p>{receiptMessages.why}</p>
      <div className={styles.Close}>
        <Button variant="quiet" onClick={() => closeAndFocusHeading(secret)}>
          {receiptMessages.close}
        </Button>
      </div>
      <Announcement
        text={[
          shown === null ? receiptMessages.saidWithout : receiptMessages.said({ reference: shown }),
          ...(hasResume ? [] : [isHeld ? receiptMessages.again.text : receiptMessages.resumeMissing]),
        ].join(' ')}
        once={secret}
        isSilent={isSilent}
      />
    </Stack>
  );
}

/** That the resume did not arrive, and the way to send it again: at once, where this page still holds it. */
function MissingResume({ receipt, sender }: { receipt: StoredReceipt; sender: ResumeSender }) {
  const { secret, hasResume } = receipt;
  const { resumeMissing, again } = messages.receiptMessages;
  const { files, sending, failed } = useSendings();
  const [wasMissing] = useState(!hasResume);
  const place = useRef<HTMLOutputElement>(null);
  const hasCome = wasMissing && hasResume;
  useEffect(() => {
    // The button went away with the focus.
    if (hasCome && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [hasCome]);
  return (
    <>
      {!hasResume && (
        <Stack gap={3} className={`${frame.Box} ${styles.Missing}`} data-tone="note">
          <p>
            <strong>{files.has(secret) ? again.text : resumeMissing}</strong>
          </p>
          {failed === secret && (
            <div role="alert">
              <ErrorText prefix={messages.shellMessages.error}>{again.failed}</ErrorText>
              <MailLink address={brand.emails.company} />
            </div>
          )}
          {files.has(secret) && (
            <Row gap={3}>
              <Button
                icon={sending === secret && <Spinner />}
                aria-disabled={sending !== null}
                aria-busy={sending === secret}
                onClick={() => void sendAgain(receipt, sender)}
              >
                {again.send}
              </Button>
            </Row>
          )}
          {sending === secret && <UploadProgress watch={sender.watch} />}
        </Stack>
      )}
      <output ref={place} tabIndex={-1} className={styles.Came}>
        {hasCome && again.done}
      </output>
    </>
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
  dropFile(secret);
  document.querySelector<HTMLElement>('main h1')?.focus();
}
