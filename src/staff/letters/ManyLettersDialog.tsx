import { useState, type FormEvent } from 'react';
import type { MailSenderStatus, LetterRecipient, QueuedLetters } from '~/api/answers/letters.ts';
import { newSubmissionKey } from '~/api/submission-memory.ts';
import { maxRecipients } from '~/domain/letter/rules.ts';
import { oneLine } from '~/domain/safe-text.ts';
import { readRecipients, takeBackLetters } from '~/staff/api/letters.ts';
import type { RequestFailure } from '~/staff/api/result.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from '../components/Problem.tsx';
import { fillProblemText, languageTexts, obstacleTexts } from '../texts/letter-texts.ts';
import { counted, failureText, formatNumber } from '../texts/texts.ts';
import { useQuery } from '../session/use-query.ts';
import { Checkbox } from '../components/Checkbox.tsx';
import { ManyStates } from '../states/ManyStates.tsx';
import {
  cancelledBy,
  ComposerDialog,
  SendFields,
  sendTime,
  TemplateField,
  useComposer,
  type SendOptions,
} from './Composer.tsx';
import { fillLetter, textFor, valuesFor, type Template } from './letter-templates.ts';
import { LetterPreview } from './LetterPreview.tsx';
import { takenBackText } from './OutcomeText.tsx';
import styles from './Letter.module.css';

type ManyProps = { ids: readonly string[]; onClose: () => void; onChange: () => void };

/** A letter of one template to many, each in the own language; all of it can be taken back until it is sent. */
export function ManyLettersDialog({ ids, onClose, onChange }: ManyProps) {
  const isTooMany = ids.length > maxRecipients;
  const recipients = useQuery('recipients', () => readRecipients(ids.slice(0, maxRecipients)));
  const composer = useComposer();
  const { sender } = composer;
  const [sent, setSent] = useState<Sent | null>(null);
  const failure = recipients.failure ?? sender.failure;
  return (
    <ComposerDialog
      title={`Message to ${ofApplicants(ids.length)}`}
      sender={sender.value}
      instead="Messages to several people need a mail sender. You can still set the state:"
      onClose={onClose}
    >
      {sender.value?.is_there === false && <ManyStates ids={ids} onChange={onChange} />}
      {isTooMany && <p>{`You can write to ${maxRecipients} at most. Choose fewer.`}</p>}
      {recipients.value === null && failure === null && <p role="status">One moment …</p>}
      {!isTooMany && sender.value?.is_there && recipients.value !== null && sent === null && (
        <Compose
          composer={composer}
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
      <Row gap={3} align="center">
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </Row>
    </ComposerDialog>
  );
}

/** Somebody who gets no letter, and why. */
type Other = { id: string; name: string; reason: string };

/** What became of it; `failure` where a part of it failed on the way. */
type Sent = {
  batch: string;
  number: number;
  when: string;
  others: readonly Other[];
  failure: RequestFailure | null;
};

/** Of whom a letter asks to look twice: they get one only where the member says so. */
type Chosen = { isFlagged: boolean; isWaiting: boolean };

const isFlagged = ({ obstacle, flagged }: LetterRecipient) => obstacle === null && flagged;
const isWaiting = (recipient: LetterRecipient, state: SendOptions['state']) =>
  recipient.obstacle === null && cancelledBy(recipient, state).length > 0;

/** Who gets what of a template, and who gets none. */
function plan(
  recipients: readonly LetterRecipient[],
  template: Template,
  author: string,
  state: SendOptions['state'],
  chosen: Chosen,
) {
  const all = recipients.map((recipient) => {
    const { language, ...text } = textFor(template, recipient.language);
    const letter = fillLetter(text, valuesFor(recipient, author), language);
    const { obstacle } = recipient;
    const [problem] = letter.problems;
    const doubt =
      isFlagged(recipient) && !chosen.isFlagged
        ? 'flagged: look at the application first'
        : isWaiting(recipient, state) && !chosen.isWaiting
          ? 'a message with another state is waiting to be sent'
          : undefined;
    const reason =
      obstacle === null ? ((problem && fillProblemText(problem)) ?? doubt) : obstacleTexts[obstacle];
    return { recipient, language, letter, reason };
  });
  return {
    planned: all.filter(({ reason }) => reason === undefined),
    others: all.flatMap(({ recipient, reason }): Other[] =>
      reason === undefined ? [] : [{ id: recipient.id, name: nameOf(recipient), reason }],
    ),
  };
}

type Plan = ReturnType<typeof plan>;

const nameOf = ({ full_name: name }: LetterRecipient) => oneLine(name) || 'No name';

type ComposeProps = {
  composer: ReturnType<typeof useComposer>;
  recipients: readonly LetterRecipient[];
  sender: MailSenderStatus;
  onSent: (sent: Sent) => void;
};

function Compose({ composer, recipients, sender, onSent }: ComposeProps) {
  const { member, templates, isBusy, send } = composer;
  const [key, setKey] = useState('');
  const [options, setOptions] = useState<SendOptions>({ state: null, minutes: null });
  const template = templates.find((each) => each.key === key);
  const [chosen, setChosen] = useState<Chosen>({ isFlagged: false, isWaiting: false });
  const { planned, others }: Plan =
    template === undefined
      ? { planned: [], others: [] }
      : plan(recipients, template, member.name, options.state, chosen);
  const flagged = recipients.filter(isFlagged).length;
  const waiting = recipients.filter((each) => isWaiting(each, options.state)).length;
  const change = (part: Partial<SendOptions>) => setOptions((before) => ({ ...before, ...part }));
  const choose = (chosen: string) => {
    setKey(chosen);
    change({ state: templates.find((each) => each.key === chosen)?.state ?? null });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (planned.length === 0) return document.getElementById('letter-template')?.focus();
    const batch = newSubmissionKey();
    const answer = await send(planned, options, batch);
    if (answer === null) return undefined;
    onSent({
      batch,
      number: answer.kind === 'ok' ? answer.value.queued.length : 0,
      when: sendTime(sender, options),
      others: [...others, ...(answer.kind === 'ok' ? skippedRecipients(answer.value, recipients) : [])],
      failure: answer.kind === 'ok' ? null : answer,
    });
    return undefined;
  };
  return (
    <Stack as="form" gap={4} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TemplateField templates={templates} none="Choose a template" value={key} onChange={choose} />
      {template !== undefined && (
        <>
          <Previews planned={planned} />
          <Others others={others} title={`${ofApplicants(others.length)} will not get it`} />
          {flagged > 0 && (
            <Checkbox
              label={`Also to ${flagged} flagged: check ${flagged === 1 ? 'it' : 'them'} first`}
              isChecked={chosen.isFlagged}
              onChange={(isChecked) => setChosen({ ...chosen, isFlagged: isChecked })}
            />
          )}
          {waiting > 0 && (
            <Checkbox
              label={`Also to ${waiting} whose waiting message sets another state: cancel ${waiting === 1 ? 'it' : 'them'}`}
              isChecked={chosen.isWaiting}
              onChange={(isChecked) => setChosen({ ...chosen, isWaiting: isChecked })}
            />
          )}
          <SendFields
            sender={sender}
            options={options}
            current={null}
            keeps="Each stays as it is"
            whom={` to ${formatNumber(planned.length)}`}
            isDisabled={isBusy || planned.length === 0}
            onChange={change}
          />
          <p role="status">{isBusy ? 'One moment …' : ''}</p>
        </>
      )}
    </Stack>
  );
}

function skippedRecipients({ skipped }: QueuedLetters, recipients: readonly LetterRecipient[]): Other[] {
  return skipped.map(({ application_id: id, reason }) => {
    const recipient = recipients.find((each) => each.id === id);
    return {
      id,
      name: recipient === undefined ? 'Somebody' : nameOf(recipient),
      reason: obstacleTexts[reason],
    };
  });
}

/** What the first one of each language gets. */
function Previews({ planned }: Pick<Plan, 'planned'>) {
  const languages = [...new Set(planned.map(({ language }) => language))];
  return (
    <Stack gap={2} className={styles.Languages}>
      {languages.map((language) => {
        const group = planned.filter((each) => each.language === language);
        const [first] = group;
        return (
          <details key={language} open={languages.length === 1}>
            <summary>{`${languageTexts[language]}: ${counted(group.length, 'person', 'people')}`}</summary>
            {first !== undefined && (
              <>
                <p className={styles.By}>
                  As <bdi translate="no">{nameOf(first.recipient)}</bdi> will receive it:
                </p>
                <LetterPreview text={first.letter} language={language} />
              </>
            )}
          </details>
        );
      })}
    </Stack>
  );
}

/** Named one by one as long as somebody can read that. */
const maxNamed = 50;

function Others({ others, title }: { others: readonly Other[]; title: string }) {
  if (others.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Stack as="ul" gap={2} className={styles.Others}>
        {others.slice(0, maxNamed).map(({ id, name, reason }) => (
          <li key={id}>
            <bdi translate="no">{name}</bdi>: <span>{reason}</span>
          </li>
        ))}
        {others.length > maxNamed && <li>{`and ${others.length - maxNamed} more`}</li>}
      </Stack>
    </section>
  );
}

function SentReport({ sent, onChange }: { sent: Sent; onChange: () => void }) {
  const { isBusy, failure, run } = useTask();
  const [back, setBack] = useState('');
  const cancelLetters = async () => {
    const answer = await run(
      () => takeBackLetters({ batch: sent.batch }),
      ({ taken_back: number, too_late: tooLate }) => {
        setBack(takenBackText(number, tooLate));
        document.getElementById('letter-title')?.focus();
      },
    );
    if (answer !== null) onChange();
  };
  const isComplete = sent.failure === null;
  return (
    <Stack gap={4}>
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
        <Row gap={3} align="center">
          <Button variant="secondary" aria-disabled={isBusy} onClick={() => void cancelLetters()}>
            Take all back
          </Button>
        </Row>
      )}
      <Others others={sent.others} title={`${ofApplicants(sent.others.length)} did not get it`} />
      <Problem failure={failure} />
    </Stack>
  );
}

const ofApplicants = (number: number) => counted(number, 'applicant');
