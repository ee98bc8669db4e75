import { useEffect, useLayoutEffect, useRef } from 'react';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { letterStates, type LetterState } from '~/domain/letter/rules.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { Problem } from '../components/Problem.tsx';
import { builtInTemplates } from '../letters/letter-templates.ts';
import { formatDateTime, formatTime } from '../texts/format-date.ts';
import { formatNumber, stateNames } from '../texts/texts.ts';
import { useKeys } from '../session/use-keys.ts';
import { applicantText } from '../states/ApplicantReads.tsx';
import { Assigning } from './Assigning.tsx';
import { keysOfStates, StateButtons } from '../states/StateButtons.tsx';
import { useStateChange } from '../states/use-state-change.ts';
import { WaitingQuestion } from '../states/WaitingQuestion.tsx';
import stateStyles from '../states/States.module.css';
import styles from './Application.module.css';

type HandlingProps = {
  application: OpenedApplication;
  onChange: () => void;
  /** Somebody wants to say the state in a letter, with which it is set. */
  onWrite: (state: LetterState) => void;
};

/** The state: one press sets it. */
export function StateArea({ application, onChange, onWrite }: HandlingProps) {
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="state-title" className={styles.Task}>
      <h2 id="state-title" tabIndex={-1}>
        State
      </h2>
      {application.visible_state === 'withdrawn' ? (
        <p className={stateStyles.ApplicantReads}>
          The applicant has withdrawn this application. Its state can no longer be changed.
        </p>
      ) : (
        <StateForm application={application} onChange={onChange} onWrite={onWrite} />
      )}
    </Stack>
  );
}

/** Who has it: one press gives it to somebody. */
export function AssigneeArea({ application, onChange }: Omit<HandlingProps, 'onWrite'>) {
  const { id, assignee, assignee_name: name } = application;
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="assignee-title" className={styles.Task}>
      <h2 id="assignee-title" tabIndex={-1}>
        Assigned to: <bdi translate="no">{name ?? 'nobody'}</bdi>
      </h2>
      <Assigning ids={[id]} assignee={assignee} heading="assignee-title" onChange={onChange} />
    </Stack>
  );
}

function StateForm({ application, onChange, onWrite }: HandlingProps) {
  const { id, state, undoable_change: last } = application;
  const { report, ...change } = useStateChange(onChange);
  const set = (to: ApplicationState) => {
    if (to !== state) void change.change([id], to, state);
  };
  const undo = (only?: string) => void (last !== null && change.undo(last.batch, only));
  useKeys({ ...keysOfStates(set), z: last === null ? null : () => undo(id) });
  useReload(application, onChange);
  return (
    <>
      <StateButtons labelledBy="state-title" current={state} isBusy={change.isBusy} hasKeys onSet={set}>
        <p className={stateStyles.ApplicantReads}>{readText(application)}</p>
      </StateButtons>
      {last !== null && <UndoArea state={state} last={last} isBusy={change.isBusy} onUndo={undo} id={id} />}
      <p role="status">{change.isBusy ? 'One moment …' : report.text}</p>
      <Problem failure={change.failure} text={report.problem} />
      {application.mail_obstacle === null && <WithMessage current={state} onWrite={onWrite} />}
      <WaitingQuestion change={change} />
    </>
  );
}

type UndoProps = {
  id: string;
  state: ApplicationState;
  last: NonNullable<OpenedApplication['undoable_change']>;
  isBusy: boolean;
  onUndo: (only?: string) => void;
};

/** The last change of the state, and the way back as long as there is one. */
function UndoArea({ id, state, last, isBusy, onUndo }: UndoProps) {
  const area = useRef<HTMLDivElement>(null);
  const shortcut = useShortcut();
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      // It goes once it has done its work or its time is over: the focus would fall to the top of the page.
      if (element?.contains(document.activeElement)) document.getElementById('state-title')?.focus();
    };
  }, []);
  return (
    <Row gap={1} columnGap={3} align="center" ref={area}>
      <p>
        <span>{`${stateNames[state]}, previously ${stateNames[last.state_before]}:`}</span>{' '}
        <bdi translate="no">{last.by}</bdi>, <time dateTime={last.at}>{formatDateTime(last.at)}</time>
      </p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => onUndo(id)} {...shortcut('z')}>
        <Key of="z">Undo</Key>
      </Button>
      {last.at_once > 1 && (
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => onUndo()}>
          {`Undo all ${formatNumber(last.at_once)} that were changed together`}
        </Button>
      )}
    </Row>
  );
}

/** What the applicant reads now and, while another state waits to be shown, from when on what. */
function readText({ state, visible_state: visible, state_shown_at: shownAt }: OpenedApplication): string {
  return visible === state
    ? `The applicant sees: ${applicantText(state)}`
    : `Until ${formatTime(shownAt)} the applicant still sees: ${applicantText(visible)} From then on: ${applicantText(state)}`;
}

/** Reads the page again when the applicant is shown the state. */
function useReload(application: OpenedApplication, onChange: () => void): void {
  const { state, visible_state: visible, state_shown_at: shownAt } = application;
  const isUnseen = visible !== state;
  useEffect(() => {
    if (!isUnseen) return undefined;
    const timer = setTimeout(onChange, Math.max(1_000, Date.parse(shownAt) - Date.now() + 1_000));
    return () => clearTimeout(timer);
  }, [isUnseen, shownAt, onChange]);
}

const statesWithTemplate = letterStates.filter((state) =>
  builtInTemplates.some((template) => template.state === state),
);

type WithMessageProps = { current: ApplicationState; onWrite: (state: LetterState) => void };

/** The states that are usually said in a message. */
function WithMessage({ current, onWrite }: WithMessageProps) {
  return (
    <Row
      gap={1}
      columnGap={3}
      align="center"
      role="group"
      aria-labelledby="with-message"
      className={styles.WithMessage}
    >
      <span id="with-message">With a message:</span>
      {statesWithTemplate
        .filter((state) => state !== current)
        .map((state) => (
          <Button key={state} variant="quiet" onClick={() => onWrite(state)}>
            {`${stateNames[state]} …`}
          </Button>
        ))}
    </Row>
  );
}
