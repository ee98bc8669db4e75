import { useState } from 'react';
import { Reference } from '~/components/Reference/Reference.tsx';
import type { OpenedApplication } from '~/api/answers/applications.ts';
import { spacedReference } from '~/domain/application/reference.ts';
import type { LetterState } from '~/domain/letter/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { openApplication } from '~/staff/api/applications.ts';
import type { Result } from '~/staff/api/result.ts';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Fact } from '../components/Fact.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { PositionName } from '../components/PositionName.tsx';
import { RecordPage } from '../components/RecordPage.tsx';
import { StateBadge } from '../components/StateBadge.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useMember } from '../session/member.ts';
import { useHasRoom } from '../session/use-room.ts';
import { ApplicationAnswers } from './ApplicationAnswers.tsx';
import { letterDrafts, type LetterDraft } from '../session/drafts.ts';
import { HoldArea } from './HoldArea.tsx';
import { AssigneeArea, StateArea } from './HandlingForms.tsx';
import { Neighbours } from './Neighbours.tsx';
import { HistoryArea } from './HistoryArea.tsx';
import { restAfterStep } from './list-store.ts';
import { LetterDialog, newDraft } from '../letters/LetterDialog.tsx';
import { LettersArea, type Announcement } from '../letters/LettersArea.tsx';
import { NotesArea } from './NotesArea.tsx';
import { PersonArea } from './PersonArea.tsx';
import { RepeatsArea } from './RepeatsArea.tsx';
import { ResumeArea } from './ResumeArea.tsx';
import styles from './Application.module.css';

/** One application, as the address names it. */
export function ApplicationPage() {
  return (
    <RecordPage open={openRested} Before={Neighbours} missing="Application not found">
      {(application, reload) => <ApplicationView application={application} onChange={reload} />}
    </RecordPage>
  );
}

/** Whoever goes on at once has not seen it: it is not opened, and leaves no trace. */
async function openRested(id: string, signal: AbortSignal): Promise<Result<OpenedApplication | null>> {
  await restAfterStep();
  return signal.aborted ? { kind: 'no-answer' } : openApplication(id, signal);
}

type ApplicationViewProps = { application: OpenedApplication; onChange: () => void };

function ApplicationView({ application, onChange }: ApplicationViewProps) {
  const { member, rights } = useMember();
  const draft = letterDrafts.useDraft(member.user_id, application.id);
  const [isWriting, setWriting] = useState(false);
  const [earlier, setEarlier] = useState<LetterDraft | null>(null);
  const [announcement, setAnnouncement] = useState<Announcement | null>(null);
  const focus = useFocusNext();
  const write = (state: LetterState | null) => {
    // A text that was begun for another state would say something else than the one that is chosen now.
    const isOther = draft !== null && state !== null && draft.state !== state;
    setEarlier(isOther && draft.body !== '' ? draft : null);
    letterDrafts.keep(
      member.user_id,
      application.id,
      draft === null || isOther ? newDraft(application, state) : draft,
    );
    setAnnouncement(null);
    setWriting(true);
  };
  const close = () => {
    if (draft !== null && draft.subject === '' && draft.body === '')
      letterDrafts.keep(member.user_id, application.id, null);
    setWriting(false);
  };
  const hasRoom = useHasRoom();
  const states = rights.mayChange && (
    <StateArea application={application} onChange={onChange} onWrite={write} />
  );
  return (
    <Stack as="article" gap={6} className={styles.Application}>
      <ApplicationHead application={application} hasStateBelow={hasRoom && rights.mayChange} />
      {hasRoom && states}
      <div className={styles.Columns} data-room={hasRoom ? '' : undefined}>
        <Stack gap={4}>
          <ResumeArea application={application} />
          <ApplicationAnswers application={application} />
        </Stack>
        <Stack as="aside" gap={6} className={styles.Side} aria-label="Handling">
          {!hasRoom && states}
          {rights.mayChange && <AssigneeArea application={application} onChange={onChange} />}
          <RepeatsArea repeats={application.repeats} />
          <NotesArea application={application} onChange={onChange} />
          <LettersArea
            application={application}
            announcement={announcement}
            onAnnounce={setAnnouncement}
            onWrite={() => write(null)}
            onChange={onChange}
          />
          <HistoryArea
            id={application.id}
            version={`${application.state} ${application.held_because} ${application.assignee ?? ''} ${application.note_count} ${application.letters.map(({ outcome }) => outcome)}`}
          />
          {rights.mayErase && <HoldArea application={application} onChange={onChange} />}
          {rights.mayErase && <PersonArea application={application} />}
        </Stack>
      </div>
      {isWriting && draft !== null && (
        <LetterDialog
          application={application}
          draft={draft}
          earlier={earlier}
          onClose={close}
          onChange={onChange}
          onQueued={(letter) => {
            setWriting(false);
            setAnnouncement({
              text: 'The message is waiting to be sent. You can take it back until then.',
              letter,
              outcome: 'waiting',
            });
            // The button that opened the dialog may go with the state.
            focus('letters');
          }}
        />
      )}
    </Stack>
  );
}

type HeadProps = {
  application: OpenedApplication;
  /** Whether the state stands below, on one line, where it is set. */
  hasStateBelow: boolean;
};

/** Whose it is, and how it stands. */
function ApplicationHead({ application, hasStateBelow }: HeadProps) {
  return (
    <Stack as="header" gap={3}>
      <PageTitle title={`Application ${spacedReference(application.reference)}`}>
        <bdi translate="no">{oneLine(application.full_name) || 'No name'}</bdi>
      </PageTitle>
      <Row
        as="dl"
        gap={2}
        columnGap={5}
        className={styles.Facts}
        data-state-below={hasStateBelow ? '' : undefined}
      >
        <Fact name="State">
          <StateBadge state={application.state} />
        </Fact>
        <Fact name="Position">
          <PositionName
            id={application.job_id}
            title={application.job_title}
            language={application.language}
          />
        </Fact>
        <Fact name="Received">
          <time dateTime={application.created_at}>{formatDateTime(application.created_at)}</time>
        </Fact>
        <Fact name="Reference">
          <Reference value={application.reference} />
        </Fact>
      </Row>
      {application.flagged && (
        <p className={styles.Flag}>
          Flagged: <bdi>{oneLine(application.flagged_reason)}</bdi>
        </p>
      )}
      {application.held_because !== '' && (
        <p className={styles.Flag}>
          <span>Kept for a legal claim: </span>
          <bdi>{oneLine(application.held_because)}</bdi>
          {application.erase_asked_at !== null && <span>. The applicant has asked to delete it.</span>}
        </p>
      )}
    </Stack>
  );
}
