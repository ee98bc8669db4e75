import { useState } from 'react';
import type { AssignedApplications, UndoneAssignments } from '~/api/answers/applications.ts';
import { newSubmissionKey } from '~/api/submission-memory.ts';
import { assignApplications, undoAssignments } from '~/staff/api/applications.ts';
import { useMember } from '../session/member.ts';
import { useKeys } from '../session/use-keys.ts';
import { useMembers } from '../session/use-members.ts';
import { useTask } from '../session/use-task.ts';
import { ChangeReport } from '../states/ChangeReport.tsx';
import { by, nothing, ofFirst, stay, subject, undoReport, when } from '../states/use-state-change.ts';
import { formatNumber } from '../texts/texts.ts';
import { AssigneeButtons } from './AssigneeButtons.tsx';

type AssigningProps = {
  ids: readonly string[];
  /** To whom the page shows the one application assigned: another one stays. Left out of many. */
  assignee?: string | null;
  /** Id of the heading above, which takes the focus when a button goes. */
  heading: string;
  onChange: () => void;
};

/** Gives one application or many to somebody, says whose they were, and undoes it. */
export function Assigning({ ids, assignee, heading, onChange }: AssigningProps) {
  const { member } = useMember();
  const { members, names } = useMembers();
  const { isBusy, failure, run } = useTask();
  const [report, setReport] = useState(nothing);
  const [given, setGiven] = useState<string | null | undefined>(undefined);
  /** Names the last change of this page, as long as it has not undone it. */
  const [batch, setBatch] = useState<string | null>(null);
  const isOne = assignee !== undefined;
  const nameOf = (id: string | null) => (id === null ? 'nobody' : (names.get(id) ?? 'somebody else'));
  const whose = (id: string | null) => (id === member.user_id ? 'yours' : `${nameOf(id)}’s`);
  const assign = async (to: string | null) => {
    if (to === assignee) return;
    const ofChange = newSubmissionKey();
    setReport(nothing);
    const answer = await run(
      () => assignApplications(ids, to, ofChange, assignee),
      (assigned) => {
        if (assigned.changed > 0) setBatch(ofChange);
        setGiven(to);
        setReport(assignReport(to, assigned));
      },
    );
    if (answer === null) return;
    // Of many a part may be changed.
    if (answer.kind !== 'ok' && !isOne) setBatch(ofChange);
    onChange();
  };
  const assignReport = (to: string | null, { changed, skipped, before, conflict }: AssignedApplications) => {
    if (changed === 0 && conflict !== null) {
      const problem = `${conflict.by ?? 'Somebody else'} has changed the assignee to ${nameOf(conflict.assignee)}${when(conflict.at)}, while this page was open. Their choice stands. To make yours anyway, press again.`;
      return { text: '', problem };
    }
    const total = changed + skipped;
    const were = before.filter((each) => each.assignee !== null);
    const parts = [
      `${subject(changed, total)} ${changed === 1 ? 'is' : 'are'} now assigned to ${to === member.user_id ? 'you' : nameOf(to)}.`,
      were.length > 0 &&
        (total === 1
          ? `It was ${were.map((each) => whose(each.assignee)).join()}.`
          : `${were.map((each) => `${formatNumber(each.number)} ${each.number === 1 ? 'was' : 'were'} ${whose(each.assignee)}`).join(', ')}.`),
      skipped > 0 && `${stay(skipped, total)}.`,
    ];
    return { text: parts.filter(Boolean).join(' '), problem: null };
  };
  const undo = async (ofChange: string) => {
    setReport(nothing);
    const answer = await run(
      () => undoAssignments(ofChange),
      (undone) => {
        setBatch(null);
        setGiven(undefined);
        setReport(undoReport(undone, (each) => stayedText(each, nameOf(each.assignee))));
      },
    );
    if (answer !== null) onChange();
  };
  useKeys({ a: isOne ? () => void assign(member.user_id) : null });
  return (
    <>
      <AssigneeButtons
        members={members}
        current={isOne ? assignee : given}
        isBusy={isBusy}
        hasKey={isOne}
        onAssign={(to) => void assign(to)}
      />
      <ChangeReport
        isBusy={isBusy}
        failure={failure}
        report={report}
        heading={heading}
        onUndo={batch === null ? null : () => undo(batch)}
      />
    </>
  );
}

/** What keeps an assignment from being undone. */
function stayedText(
  { reason, number, by: name, at }: UndoneAssignments['stayed'][number],
  now: string,
): string {
  switch (reason) {
    case 'undone':
      return `already undone, ${ofFirst(number)}${by(name).trim()}${when(at)}`;
    case 'changed':
      return `changed since, ${ofFirst(number)}to ${now}${by(name)}${when(at)}`;
    case 'withdrawn':
      return 'since withdrawn by the applicant';
    case 'removed':
      return 'whoever it was assigned to can no longer be given applications';
  }
}
