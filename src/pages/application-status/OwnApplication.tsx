import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { copiedMs } from '~/config/timing.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import type { LinkedApplication } from '~/api/staff-answers.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { AddResume } from './AddResume.tsx';
import { EraseAll } from './EraseAll.tsx';
import { OwnFacts } from './OwnFacts.tsx';
import styles from './StatusPage.module.css';
import type { ActState } from './use-application-status.ts';
import { Withdraw } from './Withdraw.tsx';

type OwnApplicationProps = {
  application: LinkedApplication;
  secret: string;
  act: ActState;
  withdraw: () => Promise<void>;
  addResume: (resume: File) => Promise<void>;
  erase: () => Promise<void>;
};

/** While nothing is decided one can add to it and take it back. */
const undecided: ReadonlySet<ApplicationState> = new Set(['new', 'looked_at', 'talking', 'offer']);

/** Where the application stands, and what its applicant can do with it. */
export function OwnApplication({ application, secret, act, ...acts }: OwnApplicationProps) {
  const own = messages.statusMessages;
  const isUndecided = undecided.has(application.state);
  const stateRef = useRef<HTMLParagraphElement>(null);
  const isChanged = act === 'withdrawn' || act === 'resume-added';
  useEffect(() => {
    // What was pressed is gone with the change.
    if (isChanged) stateRef.current?.focus();
  }, [isChanged]);
  return (
    <>
      <section className={styles.State} aria-labelledby="own-state">
        <h2 id="own-state">{own.stateHeading}</h2>
        {isChanged && (
          <p>
            <strong>{act === 'withdrawn' ? own.withdraw.done : own.resume.done}</strong>
          </p>
        )}
        <p ref={stateRef} tabIndex={-1} className={styles.StateWords} data-state={application.state}>
          {own.states[application.state]}
        </p>
        <OwnFacts application={application} />
        <div className={styles.Actions}>
          <CopyButton
            read={() => location.origin + addressOf(`${paths.application}#${secret}`)}
            label={own.copy.label}
            copiedLabel={own.copy.copied}
            copiedMs={copiedMs}
            status={own.copy.status}
            subject=""
          />
        </div>
      </section>
      {isUndecided && !application.has_resume && <AddResume act={act} onSend={acts.addResume} />}
      {isUndecided && <Withdraw act={act} onWithdraw={acts.withdraw} />}
      <EraseAll act={act} onErase={acts.erase} />
      <output className={styles.Said}>{act === 'working' ? own.working : ''}</output>
    </>
  );
}
