import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkedApplication } from '~/api/staff-answers.ts';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { localIso } from '~/domain/days.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import { notMeParameter } from '~/domain/application/link-secret.ts';
import { isUndecided } from '~/domain/contract/staff.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Confirm } from './Confirm.tsx';
import { Failed } from './Failed.tsx';
import { OwnResume } from './OwnResume.tsx';
import { SentWords } from './SentWords.tsx';
import type { ActionState } from './use-application-status.ts';
import styles from './StatusPage.module.css';

type ApplicationDetailsProps = {
  application: LinkedApplication;
  secret: string;
  act: ActionState;
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
  act,
  sentFiles,
  ...acts
}: ApplicationDetailsProps) {
  const own = messages.statusMessages;
  const isOpen = isUndecided(application.state);
  const [search] = useSearchParams();
  const stateRef = useRef<HTMLParagraphElement>(null);
  const isChanged = endings.has(act);
  useEffect(() => {
    // What was pressed is gone with the change.
    if (isChanged) stateRef.current?.focus();
  }, [isChanged]);
  return (
    <>
      {search.has(notMeParameter) && (
        <WrongRecipient act={act} onDisown={acts.reportWrongRecipient} onEndMail={acts.endMail} />
      )}
      <section className={styles.State} aria-labelledby="own-state">
        <h2 id="own-state">{own.stateHeading}</h2>
        {isChanged && <Change act={act} application={application} />}
        <p ref={stateRef} tabIndex={-1} className={styles.StateText} data-state={application.state}>
          {application.state === 'new' && application.is_read ? own.read : own.states[application.state]}
        </p>
        <ApplicationFacts application={application} />
        <div className={styles.Actions}>
          <CopyButton
            read={() => location.origin + addressOf(`${paths.application}#${secret}`)}
            label={own.copy.label}
            copiedLabel={own.copy.copied}
            status={own.copy.status}
          />
        </div>
        <p>{own.bookmark}</p>
      </section>
      <SentWords secret={secret} />
      <OwnResume
        key={sentFiles}
        application={application}
        act={act}
        onAdd={acts.addResume}
        onReplace={acts.replaceResume}
      />
      {isOpen && <Withdraw act={act} onWithdraw={acts.withdraw} />}
      <EraseAll act={act} onErase={acts.erase} />
      <output className={styles.Status}>{act === 'working' ? own.working : ''}</output>
    </>
  );
}

/** What an action can end with that changes what can be done. */
const endings: ReadonlySet<ActionState> = new Set([
  'withdrawn',
  'resume-added',
  'resume-replaced',
  'resume-kept',
]);

/** What the last action has changed. What was decided in the meantime the state says. */
function Change({ act, application }: { act: ActionState; application: LinkedApplication }) {
  const own = messages.statusMessages;
  const texts: Partial<Record<ActionState, string>> = {
    withdrawn: own.withdraw.done,
    'resume-added': own.resume.done,
    'resume-replaced': own.newResume.done,
    ...(application.is_resume_opened ? { 'resume-kept': own.newResume.kept } : {}),
  };
  const text = texts[act];
  return (
    text !== undefined && (
      <p>
        <strong>{text}</strong>
      </p>
    )
  );
}

/** For whoever got the mail of somebody else's application: one press ends it. Shown by the link that the mail has for that. */
function WrongRecipient({
  act,
  onDisown,
  onEndMail,
}: {
  act: ActionState;
  onDisown: () => Promise<void>;
  onEndMail: () => Promise<void>;
}) {
  const own = messages.statusMessages.notMe;
  const isWorking = act === 'working';
  return (
    <section className={styles.Act} aria-labelledby="own-not-me">
      <h2 id="own-not-me">{own.heading}</h2>
      <p>{own.text}</p>
      {act === 'mail-failed' && <Failed />}
      <div className={styles.Actions}>
        <Button aria-disabled={isWorking} onClick={() => void onDisown()}>
          {own.erase}
        </Button>
        <Button variant="secondary" aria-disabled={isWorking} onClick={() => void onEndMail()}>
          {own.stop}
        </Button>
      </div>
      <p role="status">{act === 'mail-ended' && own.stopped}</p>
    </section>
  );
}

/** Erases the application with its file and all notes on it, after one question that says what goes. */
function EraseAll({ act, onErase }: { act: ActionState; onErase: () => Promise<void> }) {
  const own = messages.statusMessages.erase;
  return (
    <section className={styles.Act} aria-labelledby="own-erase">
      <h2 id="own-erase">{own.heading}</h2>
      <p>{own.text}</p>
      {act === 'erase-failed' && <Failed />}
      {act === 'file-stays' && (
        <p role="alert" className={frame.Box}>
          {own.fileStays} <MailLink address={brand.emails.company} />
        </p>
      )}
      <Confirm texts={own} isWorking={act === 'working'} onConfirm={onErase}>
        <p>{own.explain}</p>
        <ul>
          {own.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Confirm>
    </section>
  );
}

/** Takes the application back, after one question. */
function Withdraw({ act, onWithdraw }: { act: ActionState; onWithdraw: () => Promise<void> }) {
  const own = messages.statusMessages.withdraw;
  return (
    <section className={styles.Act} aria-labelledby="own-withdraw">
      <h2 id="own-withdraw">{own.heading}</h2>
      <p>{own.text}</p>
      {act === 'withdraw-failed' && <Failed />}
      <Confirm texts={own} isWorking={act === 'working'} onConfirm={onWithdraw}>
        <p>{own.explain}</p>
      </Confirm>
    </section>
  );
}

/** Position, day and reference, and whether the resume is there. */
function ApplicationFacts({ application }: { application: LinkedApplication }) {
  const own = messages.statusMessages.facts;
  const { job_title: title, created_at: sentAt, reference, has_resume: hasResume } = application;
  return (
    <FactList
      layout="columns"
      facts={[
        { label: own.position, values: [<bdi key="value">{title}</bdi>] },
        {
          label: own.sent,
          values: [
            <time key="value" dateTime={sentAt}>
              {messages.dayText(localIso(sentAt))}
            </time>,
          ],
        },
        {
          label: own.reference,
          values: [
            <bdi key="value" dir="ltr" className={styles.Reference}>
              {spacedReference(reference)}
            </bdi>,
          ],
        },
        { label: own.resume, values: [hasResume ? own.isThere : own.isMissing] },
      ]}
    />
  );
}
