import { useEffect, useEffectEvent, useRef } from 'react';
import type { ApplicationMessage, OpenedApplication } from '~/api/staff-answers.ts';
import { retryMessage, takeBackMessages } from '~/staff/api/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { formatDateTime } from '../messages/format-date.ts';
import { mailProblemText, obstacleTexts, outcomeTexts } from '../messages/message-texts.ts';
import { stateNames } from '../messages/messages.ts';
import { useMember } from '../session/member.ts';
import { messageDrafts } from './drafts.ts';
import { MessagePreview } from './MessagePreview.tsx';
import styles from './Message.module.css';

type MessagesProps = {
  application: OpenedApplication;
  /** What was done last, said once. */
  said: string;
  onSay: (said: string) => void;
  onWrite: () => void;
  onChange: () => void;
};

/** What was written to the applicant, oldest first, what became of it, and the way to write. */
export function MessagesArea({ application, said, onSay, onWrite, onChange }: MessagesProps) {
  const { member, rights } = useMember();
  const draft = messageDrafts.useDraft(member.user_id, application.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(application.messages, onChange);
  const { mail_obstacle: obstacle, messages } = application;
  const onDone = (text: string) => {
    // The button goes: the focus would fall to the top of the page.
    heading.current?.focus();
    onSay(text);
    onChange();
  };
  return (
    <section aria-labelledby="messages" className={styles.Messages}>
      <h2 id="messages" ref={heading} tabIndex={-1}>
        Messages
      </h2>
      {messages.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <ul role="list">
          {messages.map((message) => (
            <Message key={message.id} message={message} mayChange={rights.mayChange} onDone={onDone} />
          ))}
        </ul>
      )}
      <p role="status">{said}</p>
      {obstacle !== null && <p>{`No message reaches this applicant: ${obstacleTexts[obstacle]}.`}</p>}
      {rights.mayChange && obstacle === null && (
        <div className={styles.Actions}>
          <Button variant="secondary" onClick={onWrite}>
            {draft === null ? 'Write a message …' : 'Go on with your message …'}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Seconds after a message's time at which the page asks whether it has gone. Then it waits to be asked. */
const refetchAfterSeconds = [3, 10, 30, 60, 120];

/** Reads the page again when a message that waits should have been sent. */
function useArrival(messages: readonly ApplicationMessage[], onChange: () => void): void {
  const next = messages
    .filter(({ outcome }) => outcome === 'waiting')
    .map((message) => message.send_after)
    .toSorted()[0];
  const ask = useEffectEvent(onChange);
  useEffect(() => {
    if (next === undefined) return undefined;
    const due = Date.parse(next);
    // A timer takes 24 days at most; a message waits for 7.
    const timers = refetchAfterSeconds
      .map((seconds) => due + seconds * 1_000 - Date.now())
      .filter((rest) => rest > 0)
      .map((rest) => setTimeout(() => ask(), rest));
    return () => timers.forEach(clearTimeout);
  }, [next]);
}

type MessageProps = {
  message: ApplicationMessage;
  mayChange: boolean;
  onDone: (said: string) => void;
};

function Message({ message, mayChange, onDone }: MessageProps) {
  const { author_name: author, created_at: at, state_after: state, outcome, problem, subject } = message;
  return (
    <li className={styles.Message}>
      <p className={styles.By}>
        <bdi>{author}</bdi> · <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <p>
        <strong>{outcomeText(message)}</strong>
        {state !== null && `, with the state ${stateNames[state]}`}
        {problem !== '' && `: ${mailProblemText(problem)}`}
      </p>
      <details>
        <summary>
          <bdi>{subject}</bdi>
        </summary>
        <MessagePreview text={message} language={message.language} />
      </details>
      {mayChange && outcome === 'waiting' && <TakeBack message={message} onDone={onDone} />}
      {mayChange && outcome === 'failed' && <TryAgain id={message.id} onDone={onDone} />}
    </li>
  );
}

function outcomeText({ outcome, send_after: due, ended_at: ended, problem }: ApplicationMessage): string {
  if (outcome !== 'waiting') return `${outcomeTexts[outcome]} ${ended === null ? '' : formatDateTime(ended)}`;
  if (problem !== '') return `Not sent yet, tried again ${formatDateTime(due)}`;
  return Date.parse(due) > Date.now()
    ? `${outcomeTexts.waiting} ${formatDateTime(due)}`
    : 'To be sent now: it waits for the mail sender';
}

function TakeBack({ message, onDone }: Pick<MessageProps, 'message' | 'onDone'>) {
  const { isBusy, failure, run } = useTask();
  const { id, batch, waiting_at_once: waiting } = message;
  const cancelMessages = (which: { ids: string[] } | { batch: string }) =>
    run(
      () => takeBackMessages(which),
      ({ taken_back: number, missed }) => onDone(takenBackText(number, missed)),
    );
  return (
    <>
      <div className={styles.Actions}>
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void cancelMessages({ ids: [id] })}>
          Take it back
        </Button>
        {waiting > 1 && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void cancelMessages({ batch })}>
            {`Take all ${waiting} back that were sent at once`}
          </Button>
        )}
      </div>
      <Problem failure={failure} />
    </>
  );
}

/** What became of taking messages back. */
export function takenBackText(number: number, missed: number): string {
  const back = number === 1 ? 'The message is taken back.' : `${number} messages are taken back.`;
  if (missed === 0) return back;
  if (number === 0) return 'Too late: it is sent, or being sent at this moment.';
  return `${back} ${missed} were sent before.`;
}

function TryAgain({ id, onDone }: { id: string; onDone: (said: string) => void }) {
  const { isBusy, failure, run } = useTask();
  const retry = () =>
    run(
      () => retryMessage(id),
      ({ changed }) =>
        onDone(changed === 1 ? 'It is being sent again.' : 'Nothing to send: it is not here any more.'),
    );
  return (
    <>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void retry()}>
        Try again
      </Button>
      <Problem failure={failure} />
    </>
  );
}
