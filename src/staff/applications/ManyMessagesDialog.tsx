import { useState } from 'react';
import type { MessageRecipient, QueuedMessages } from '~/api/staff-answers.ts';
import type { Language } from '~/domain/language.ts';
import { maxRecipients, type MessageState } from '~/domain/message/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import {
  queueMessages,
  readMailSender,
  readRecipients,
  readTemplates,
  takeBackMessages,
} from '~/staff/api/messages.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { delayText, fillProblemText, languageTexts, obstacleTexts } from '../messages/message-texts.ts';
import { counted, failureText, stateNames } from '../messages/messages.ts';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import {
  allTemplates,
  fillMessage,
  textFor,
  valuesFor,
  type FilledMessage,
  type Template,
} from './message-templates.ts';
import { MessageOptions, minutesUntilSent, queueOptions, readyMessage } from './MessageOptions.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { takenBackText } from './MessagesArea.tsx';
import { NoMailSender } from './NoMailSender.tsx';
import { SelectField } from './SelectField.tsx';
import styles from './Message.module.css';

type ManyProps = { ids: readonly string[]; onClose: () => void; onChange: () => void };

/** A message of one template to many, each in the own language; all of it can be taken back until it is sent. */
export function ManyMessagesDialog({ ids, onClose, onChange }: ManyProps) {
  const isTooMany = ids.length > maxRecipients;
  const recipients = useQuery('recipients', () => readRecipients(ids.slice(0, maxRecipients)));
  const sender = useQuery('mail-sender', readMailSender);
  const [sent, setSent] = useState<Sent | null>(null);
  const failure = recipients.failure ?? sender.failure;
  return (
    <Dialog labelledBy="many-message-title" place="wide" onCancel={onClose}>
      <div className={styles.Dialog}>
        <h2 id="many-message-title" tabIndex={-1} data-first-focus="">
          {`Message to ${ofApplicants(ids.length)}`}
        </h2>
        {isTooMany && <p>{`At most ${maxRecipients} get a message at once. Choose fewer.`}</p>}
        {sender.value?.is_there === false && <NoMailSender askedAt={sender.value.asked_at} />}
        {recipients.value === null && failure === null && <p role="status">One moment …</p>}
        {!isTooMany && sender.value?.is_there && recipients.value !== null && sent === null && (
          <Compose
            recipients={recipients.value}
            sender={sender.value}
            onSent={(answer) => {
              setSent(answer);
              onChange();
            }}
          />
        )}
        {sent !== null && <SentReport sent={sent} onChange={onChange} />}
        <Problem failure={failure} />
        <div className={styles.Actions}>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Somebody who gets no message, and why. */
type Other = { id: string; name: string; reason: string };

/** What became of it; `failure` where a part of it failed on the way. */
type Sent = {
  batch: string;
  number: number;
  when: string;
  others: readonly Other[];
  failure: RequestFailure | null;
};

type Planned = { recipient: MessageRecipient; language: Language; message: FilledMessage };

/** Who gets what of a template, and who gets none. */
function plan(recipients: readonly MessageRecipient[], template: Template, author: string) {
  const planned: Planned[] = [];
  const others: Other[] = [];
  for (const recipient of recipients) {
    const { language, ...text } = textFor(template, recipient.language);
    const message = fillMessage(text, valuesFor(recipient, author), language);
    const [problem] = message.problems;
    const reason =
      recipient.obstacle !== null
        ? obstacleTexts[recipient.obstacle]
        : problem === undefined
          ? null
          : fillProblemText(problem);
    if (reason === null) planned.push({ recipient, language, message });
    else others.push({ id: recipient.id, name: nameOf(recipient), reason });
  }
  return { planned, others };
}

const nameOf = ({ full_name: name }: MessageRecipient) => oneLine(name) || 'No name';

type ComposeProps = {
  recipients: readonly MessageRecipient[];
  sender: Parameters<typeof MessageOptions>[0]['sender'];
  onSent: (sent: Sent) => void;
};

function Compose({ recipients, sender, onSent }: ComposeProps) {
  const { member } = useMember();
  const own = useQuery('templates', readTemplates);
  const { isBusy, run } = useTask();
  const [key, setKey] = useState('');
  const [state, setState] = useState<MessageState | null>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  const templates = allTemplates(own.value ?? []);
  const template = templates.find((each) => each.key === key);
  const { planned, others } =
    template === undefined ? { planned: [], others: [] } : plan(recipients, template, member.name);
  const when = delayText(minutesUntilSent(sender, state, minutes));
  const choose = (chosen: string) => {
    setKey(chosen);
    setState(templates.find((each) => each.key === chosen)?.state ?? null);
  };
  const send = async () => {
    if (planned.length === 0) return document.getElementById('many-template')?.focus();
    const batch = crypto.randomUUID();
    const messages = planned.map((each) => readyMessage(each.recipient, each.language, each.message));
    const answer = await run(() => queueMessages(messages, queueOptions({ state, minutes }), batch));
    if (answer === null) return undefined;
    onSent({
      batch,
      number: answer.kind === 'ok' ? answer.value.queued.length : 0,
      when,
      others: [...others, ...(answer.kind === 'ok' ? keptOnes(answer.value, recipients) : [])],
      failure: answer.kind === 'ok' ? null : answer,
    });
    return undefined;
  };
  return (
    <div className={styles.Form}>
      <SelectField
        id="many-template"
        label="Template"
        none="Choose a template"
        value={key}
        choices={templates.map((each) => ({ value: each.key, name: each.name }))}
        onChange={choose}
      />
      {template !== undefined && (
        <>
          <Previews planned={planned} />
          <Others others={others} title={`${ofApplicants(others.length)} will get none`} />
          <div className={styles.Pair}>
            <MessageOptions
              prefix="many-message"
              sender={sender}
              keeps="Each stays as it is"
              current={null}
              state={state}
              minutes={minutes}
              onChange={(change) => {
                if (change.state !== undefined) setState(change.state);
                if (change.minutes !== undefined) setMinutes(change.minutes);
              }}
            />
          </div>
          <div className={styles.Actions}>
            <Button aria-disabled={isBusy || planned.length === 0} onClick={() => void send()}>
              {state === null
                ? `Send to ${planned.length} ${when}`
                : `${stateNames[state]}: set and send to ${planned.length} ${when}`}
            </Button>
          </div>
          <p role="status">{isBusy ? 'One moment …' : ''}</p>
        </>
      )}
    </div>
  );
}

function keptOnes({ kept }: QueuedMessages, recipients: readonly MessageRecipient[]): Other[] {
  return kept.map(({ application_id: id, reason }) => {
    const recipient = recipients.find((each) => each.id === id);
    return {
      id,
      name: recipient === undefined ? 'Somebody' : nameOf(recipient),
      reason: obstacleTexts[reason],
    };
  });
}

/** What the first one of each language gets. */
function Previews({ planned }: { planned: readonly Planned[] }) {
  const languages = [...new Set(planned.map(({ language }) => language))];
  return (
    <div className={styles.Languages}>
      {languages.map((language) => {
        const own = planned.filter((each) => each.language === language);
        const [first] = own;
        return (
          <details key={language} open={languages.length === 1}>
            <summary>{`${languageTexts[language]}: ${counted(own.length, 'person', 'people')}`}</summary>
            {first !== undefined && (
              <>
                <p className={styles.By}>
                  As <bdi>{nameOf(first.recipient)}</bdi> gets it:
                </p>
                <MessagePreview text={first.message} language={language} />
              </>
            )}
          </details>
        );
      })}
    </div>
  );
}

/** Named one by one as long as somebody can read that. */
const maxNamed = 50;

function Others({ others, title }: { others: readonly Other[]; title: string }) {
  if (others.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.Others}>
        {others.slice(0, maxNamed).map(({ id, name, reason }) => (
          <li key={id}>
            <bdi>{name}</bdi>: {reason}
          </li>
        ))}
        {others.length > maxNamed && <li>{`and ${others.length - maxNamed} more`}</li>}
      </ul>
    </section>
  );
}

function SentReport({ sent, onChange }: { sent: Sent; onChange: () => void }) {
  const { isBusy, failure, run } = useTask();
  const [back, setBack] = useState('');
  const cancelMessages = async () => {
    const answer = await run(
      () => takeBackMessages({ batch: sent.batch }),
      ({ taken_back: number, missed }) => {
        setBack(takenBackText(number, missed));
        document.getElementById('many-message-title')?.focus();
      },
    );
    if (answer !== null) onChange();
  };
  const isComplete = sent.failure === null;
  return (
    <div className={styles.Form}>
      <p role="status">
        {back !== ''
          ? back
          : isComplete
            ? `${counted(sent.number, 'message is', 'messages are')} sent ${sent.when}.`
            : ''}
      </p>
      {sent.failure !== null && (
        <Problem
          text={`${failureText(sent.failure)} Some of the messages may be waiting: take them all back, or look at the applications.`}
        />
      )}
      {back === '' && (sent.number > 0 || !isComplete) && (
        <div className={styles.Actions}>
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void cancelMessages()}>
            Take all back
          </Button>
        </div>
      )}
      <Others others={sent.others} title={`${ofApplicants(sent.others.length)} get none`} />
      <Problem failure={failure} />
    </div>
  );
}

const ofApplicants = (number: number) => counted(number, 'applicant');
