import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { LinkedApplication } from '~/api/answers/applicant-link.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { localIso } from '~/domain/days.ts';
import { notMeParameter } from '~/domain/application/link-secret.ts';
import { isUndecided } from '~/domain/contract/staff.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Confirm } from './Confirm.tsx';
import { Failed } from './Failed.tsx';
import { ApplicantResume } from './ApplicantResume.tsx';
import { SentWords } from './SentWords.tsx';
import type { ActionState } from './use-application-status.ts';
import styles from './StatusPage.module.css';

type ApplicationDetailsProps = {
  application: LinkedApplication;
  secret: string;
  action: ActionState;
  /** How many files have taken the place of another: the field is empty again after each. */
  sentFiles: number;
  withdraw: () => Promise<void>;
  addResume: (resume: File) => Promise<void>;
  replaceResume: (resume: File) => Promise<void>;
  erase: () => Promise<void>;
  endMail: () => Promise<void>;
  reportWrongRecipient: () => Promise<void>;
};

/** State of the application, and what its applicant can do with it. */
export function ApplicationDetails({
  application,
  secret,
  action,
  sentFiles,
  ...handlers
}: ApplicationDetailsProps) {
  const statusMessages = messages.statusMessages;
  const isOpen = isUndecided(application.state);
  const address = location.origin + addressOf(`${paths.application}#${secret}`);
  const [search] = useSearchParams();
  const stateRef = useRef<HTMLParagraphElement>(null);
  const isChanged = endings.has(action);
  useEffect(() => {
    // What was pressed is gone with the change.
    if (isChanged) stateRef.current?.focus();
  }, [isChanged]);
  return (
    <>
      {application.is_held && (
        <p className={frame.Box} data-tone="note">
          {statusMessages.held.text} <MailLink address={brand.emails.company} />
        </p>
      )}
      {search.has(notMeParameter) && (
        <WrongRecipient
          application={application}
          action={action}
          onDisown={handlers.reportWrongRecipient}
          onEndMail={handlers.endMail}
        />
      )}
      <div className={styles.Main}>
        <Stack as="section" gap={5} align="start" className={styles.State} aria-labelledby="own-state">
          <h2 id="own-state">{statusMessages.stateHeading}</h2>
          {/* One paragraph, which is read out whole. */}
          <p ref={stateRef} tabIndex={-1} className={styles.StateText} data-state={application.state}>
            {isChanged && <Change action={action} application={application} />}
            <span>
              {application.state === 'new' && application.is_read
                ? statusMessages.read
                : statusMessages.states[application.state]}
            </span>
          </p>
          <ApplicationFacts application={application} />
        </Stack>
        <SentWords secret={secret} />
        <ApplicantResume
          key={sentFiles}
          application={application}
          action={action}
          onAdd={handlers.addResume}
          onReplace={handlers.replaceResume}
        />
      </div>
      <div className={styles.Beside}>
        <Stack gap={4} align="start" className={styles.Link}>
          <p className={styles.ScreenOnly}>{statusMessages.bookmark}</p>
          <CopyButton
            read={() => address}
            label={statusMessages.copy.label}
            copiedLabel={statusMessages.copy.copied}
            status={statusMessages.copy.status}
          />
          <p className={styles.PaperOnly}>
            {statusMessages.linkOnPaper}{' '}
            <bdi dir="ltr" translate="no">
              {address}
            </bdi>
          </p>
        </Stack>
        {isOpen && <Withdraw action={action} onWithdraw={handlers.withdraw} />}
        <EraseAll application={application} action={action} onErase={handlers.erase} />
      </div>
      <output className={styles.Status}>{action === 'working' ? statusMessages.working : ''}</output>
    </>
  );
}

/** What an action can end with that changes what can be done. */
const endings: ReadonlySet<ActionState> = new Set([
  'withdrawn',
  'resume-added',
  'resume-replaced',
  'resume-unchanged',
]);

/** What the last action has changed. What was decided in the meantime the state says. */
function Change({ action, application }: { action: ActionState; application: LinkedApplication }) {
  const statusMessages = messages.statusMessages;
  const texts: Partial<Record<ActionState, string>> = {
    withdrawn: statusMessages.withdraw.done,
    'resume-added': statusMessages.resume.done,
    'resume-replaced': statusMessages.newResume.done,
    ...(application.is_resume_opened ? { 'resume-unchanged': statusMessages.newResume.kept } : {}),
  };
  const text = texts[action];
  return text !== undefined && <span className={styles.Change}>{`${text} `}</span>;
}

/** For whoever got the mail of somebody else's application: one press ends it. Shown by the link that the mail has for that. */
function WrongRecipient({
  application,
  action,
  onDisown,
  onEndMail,
}: {
  application: LinkedApplication;
  action: ActionState;
  onDisown: () => Promise<void>;
  onEndMail: () => Promise<void>;
}) {
  const notMeMessages = messages.statusMessages.notMe;
  const isWorking = action === 'working';
  return (
    <Stack as="section" gap={4} className={styles.Act} aria-labelledby="own-not-me">
      <h2 id="own-not-me">{notMeMessages.heading}</h2>
      <p>{application.is_held ? heldText(application) : notMeMessages.text}</p>
      {action === 'mail-failed' && <Failed />}
      <Row gap={3} columnGap={5} align="center">
        <Button aria-disabled={isWorking} onClick={() => void onDisown()}>
          {notMeMessages.erase}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => void onEndMail()}>
          {notMeMessages.stop}
        </Button>
      </Row>
      <p role="status">{action === 'mail-ended' && notMeMessages.stopped}</p>
    </Stack>
  );
}

/** What comes of asking to delete an application that a legal claim keeps. */
function heldText({ is_erase_asked: isAsked }: LinkedApplication): string {
  const { ask, asked } = messages.statusMessages.held;
  return isAsked ? asked : ask;
}

/**
 * Erases the application with its file and all notes on it, after one question that says what goes. While a legal claim keeps it, the
 * wish is noted instead.
 */
function EraseAll({
  application,
  action,
  onErase,
}: {
  application: LinkedApplication;
  action: ActionState;
  onErase: () => Promise<void>;
}) {
  const { erase: eraseMessages, held: heldMessages } = messages.statusMessages;
  const { is_held: isHeld, is_erase_asked: isAsked } = application;
  return (
    <Stack as="section" gap={4} className={styles.Act} aria-labelledby="own-erase">
      <h2 id="own-erase">{eraseMessages.heading}</h2>
      {isHeld ? <p role="status">{heldText(application)}</p> : <p>{eraseMessages.text}</p>}
      {action === 'erase-failed' && <Failed />}
      {action === 'file-stays' && (
        <p role="alert" className={frame.Box}>
          {eraseMessages.fileStays} <MailLink address={brand.emails.company} />
        </p>
      )}
      {isHeld ? (
        <div>
          <Button
            variant="secondary"
            aria-disabled={isAsked || action === 'working'}
            onClick={() => isAsked || void onErase()}
          >
            {heldMessages.send}
          </Button>
        </div>
      ) : (
        <Confirm texts={eraseMessages} isForGood isWorking={action === 'working'} onConfirm={onErase}>
          <p>{eraseMessages.explain}</p>
          <ul>
            {eraseMessages.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Confirm>
      )}
    </Stack>
  );
}

/** Takes the application back, after one question. */
function Withdraw({ action, onWithdraw }: { action: ActionState; onWithdraw: () => Promise<void> }) {
  const withdrawMessages = messages.statusMessages.withdraw;
  return (
    <Stack as="section" gap={4} className={styles.Act} aria-labelledby="own-withdraw">
      <h2 id="own-withdraw">{withdrawMessages.heading}</h2>
      <p>{withdrawMessages.text}</p>
      {action === 'withdraw-failed' && <Failed />}
      <Confirm texts={withdrawMessages} isWorking={action === 'working'} onConfirm={onWithdraw}>
        <p>{withdrawMessages.explain}</p>
      </Confirm>
    </Stack>
  );
}

/** Position, day and reference, and whether the resume is there. */
function ApplicationFacts({ application }: { application: LinkedApplication }) {
  const factMessages = messages.statusMessages.facts;
  const { job_title: title, created_at: sentAt, reference, has_resume: hasResume } = application;
  return (
    <FactList
      layout="columns"
      facts={[
        { label: factMessages.position, values: [<bdi key="value">{title}</bdi>] },
        {
          label: factMessages.sent,
          values: [
            <time key="value" dateTime={sentAt}>
              {messages.dayText(localIso(sentAt))}
            </time>,
          ],
        },
        {
          label: factMessages.reference,
          values: [<Reference key="value" value={reference} />],
        },
        { label: factMessages.resume, values: [hasResume ? factMessages.isThere : factMessages.isMissing] },
      ]}
    />
  );
}
