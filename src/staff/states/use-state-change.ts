import { useState } from 'react';
import type { MovedApplications, UndoneStates } from '~/api/answers/applications.ts';
import type { WaitingLetter } from '~/api/answers/letters.ts';
import { newSubmissionKey } from '~/api/submission-memory.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import { moveApplications, undoStates } from '~/staff/api/applications.ts';
import { formatDateTime } from '../texts/format-date.ts';
import { counted, stateNames } from '../texts/texts.ts';
import { useTask } from '../session/use-task.ts';

/** Messages that wait to be sent with a state, where their applications are to get another one: nothing is changed of these. */
export type WaitingMessages = { to: ApplicationState; batch: string; letters: readonly WaitingLetter[] };

/** What became of a change or its undoing: said as it is, or as a problem. */
export type Report = { text: string; problem: string | null };
export const nothing: Report = { text: '', problem: null };

/**
 * Changes the state of one application or of many, asks before a message that waits is cancelled, and undoes all of it.
 * @param onChange something was changed, or may have been.
 */
export function useStateChange(onChange: () => void) {
  const { isBusy, failure, run } = useTask();
  const [question, setQuestion] = useState<WaitingMessages | null>(null);
  const [report, setReport] = useState<Report>(nothing);
  /** Names the last change of this page, as long as it has not undone it. */
  const [batch, setBatch] = useState<string | null>(null);
  const show = (to: ApplicationState, moved: MovedApplications) => {
    if (moved.changed > 0) setBatch(moved.batch);
    const letters = moved.waiting.filter((letter) => !letter.is_being_sent);
    setQuestion(letters.length === 0 ? null : { to, batch: moved.batch, letters });
    setReport(changeReport(to, moved, letters.length));
    onChange();
  };
  const ask = async (send: () => Promise<unknown>) => {
    setReport(nothing);
    await send();
  };
  return {
    isBusy,
    failure,
    question,
    report,
    batch,
    /** @param expected the state that the page showed: another one stays. */
    change: (ids: readonly string[], to: ApplicationState, expected?: ApplicationState) =>
      ask(async () => {
        const ofChange = newSubmissionKey();
        const answer = await run(
          () => moveApplications(ids, to, { batch: ofChange, expected }),
          (moved) => show(to, moved),
        );
        if (answer === null || answer.kind === 'ok') return;
        // Of many a part may be changed.
        setBatch(ofChange);
        onChange();
      }),
    /** Cancels the messages that were asked about, and changes their applications too. */
    cancelMessages: ({ to, batch: ofChange, letters }: WaitingMessages) =>
      moveApplications([...new Set(letters.map((letter) => letter.application_id))], to, {
        batch: ofChange,
        cancels: letters,
      }),
    onCancelled: show,
    leaveMessages: () => setQuestion(null),
    /** Undoes what was changed at once, or of it the application that is named. */
    undo: (ofChange: string, only?: string) =>
      ask(async () => {
        const answer = await run(
          () => undoStates(ofChange, only),
          (undone) => {
            setBatch(null);
            setReport(undoReport(undone, stayedText));
          },
        );
        if (answer !== null) onChange();
      }),
  };
}

/** What was asked for of one application is said of "it". */
export const subject = (number: number, total: number) =>
  total === 1 ? 'It' : counted(number, 'application');
export const stay = (number: number, total: number) =>
  `${subject(number, total)} ${number === 1 ? 'stays as it is' : 'stay as they are'}`;
export const by = (name: string | null) => (name === null ? '' : ` by ${name}`);
export const when = (at: string | null) => (at === null ? '' : ` at ${formatDateTime(at)}`);

function changeReport(to: ApplicationState, moved: MovedApplications, asked: number): Report {
  const { changed, skipped, conflict, waiting } = moved;
  const total = changed + skipped;
  const sending = waiting.filter((letter) => letter.is_being_sent).length;
  const same = skipped - waiting.length;
  const problems = [
    conflict !== null &&
      `${conflict.by ?? 'Somebody else'} has changed the state to ${stateNames[conflict.state]}${when(conflict.at)}, while this page was open. Their choice stands. To make yours anyway, press again.`,
    sending > 0 && `A message with another state is being sent right now: ${stay(sending, total)}.`,
  ].filter((each) => each !== false);
  const now = `${subject(changed, total)} ${changed === 1 ? 'is' : 'are'} now ${stateNames[to]}.`;
  const parts = [
    changed > 0 && now,
    asked > 0 && `${stay(asked, total)}, with ${asked === 1 ? 'its message' : 'their messages'}.`,
    conflict === null && same > 0 && `${stay(same, total)}.`,
  ];
  return { text: parts.filter(Boolean).join(' '), problem: problems.join(' ') || null };
}

type Undone<Stayed> = { changed: number; stayed: readonly Stayed[] };

/** What became of an undoing. @param textOf what has happened since to what cannot be undone; of many it is said of the first. */
export function undoReport<Stayed extends { number: number }>(
  { changed, stayed }: Undone<Stayed>,
  textOf: (each: Stayed) => string,
): Report {
  const total = stayed.reduce((sum, { number }) => sum + number, changed);
  const text = `${subject(changed, total)} ${changed === 1 ? 'is' : 'are'} as before.`;
  const problem = stayed.map((each) => `${stay(each.number, total)}: ${textOf(each)}.`).join(' ');
  return { text: changed === 0 && problem !== '' ? '' : text, problem: problem || null };
}

/** Of whom or what of many it is said. */
export const ofFirst = (number: number) => (number === 1 ? '' : 'the first ');

function stayedText({ reason, number, by: name, at, state }: UndoneStates['stayed'][number]): string {
  const of = ofFirst(number);
  switch (reason) {
    case 'undone':
      return `already undone, ${of}${by(name).trim()}${when(at)}`;
    case 'changed':
      return `changed since, ${of}to ${stateNames[state]}${by(name)}${when(at)}`;
    case 'withdrawn':
      return `withdrawn, ${of}${when(at).trim()}`;
    case 'shown':
      return `the applicant has been able to see it, ${of}since ${formatDateTime(at ?? '')}`;
    case 'sent':
      return `a message with it was sent, ${of}${when(at).trim()}`;
    case 'being_sent':
      return 'a message with it is being sent right now';
  }
}
