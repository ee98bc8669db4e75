import type { ReactNode } from 'react';
import type { MailSenderStatus, LetterRecipient } from '~/api/answers/letters.ts';
import { tidyText } from '~/domain/application/text.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import type { Language } from '~/domain/language.ts';
import { letterStates } from '~/domain/letter/rules.ts';
import { queueLetters, readMailSender, readTemplates } from '~/staff/api/letters.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { delayText } from '../texts/letter-texts.ts';
import { stateNames } from '../texts/texts.ts';
import { useMember } from '../session/member.ts';
import { useQuery } from '../session/use-query.ts';
import { useTask } from '../session/use-task.ts';
import type { LetterDraft } from '../session/drafts.ts';
import { allTemplates, type FilledLetter, type Template } from './letter-templates.ts';
import { NoMailSender } from './NoMailSender.tsx';
import { SelectField } from '../components/SelectField.tsx';
import styles from './Letter.module.css';

/* What the dialogs for one applicant and for many have in common. One of them is open at a time. */

/** What comes with letters besides their text. */
export type SendOptions = Pick<LetterDraft, 'state' | 'minutes'>;

/** A letter as its recipient gets it; their newest letter and state are those that the page showed. */
export type Planned = {
  recipient: Pick<LetterRecipient, 'id' | 'newest_letter' | 'state' | 'waiting'>;
  language: Language;
  letter: FilledLetter;
};

/** What a composer asks for: who writes, whether mail is sent, the templates; and how it sends. */
export function useComposer() {
  const { member } = useMember();
  const sender = useQuery('mail-sender', readMailSender);
  const saved = useQuery('templates', readTemplates);
  const { isBusy, failure, run } = useTask();
  /**
   * Queues letters as one batch, in place of those that the member has been told wait with another state.
   * @returns the answer; null when the one before is still on its way.
   */
  const send = (planned: readonly Planned[], { state, minutes }: SendOptions, batch: string) => {
    const cancels = planned.flatMap(({ recipient }) => cancelledBy(recipient, state).map(({ id }) => id));
    const options = {
      ...(state !== null && { state, cancels }),
      ...(minutes !== null && { delay_minutes: minutes }),
    };
    return run(() => queueLetters(planned.map(readyLetter), options, batch));
  };
  return { member, sender, templates: allTemplates(saved.value ?? []), isBusy, failure, send };
}

/** Which of the letters that wait for somebody go when the application gets a state. */
export function cancelledBy({ waiting }: Planned['recipient'], state: ApplicationState | null) {
  return waiting.filter((letter) => state !== null && letter.state !== state);
}

function readyLetter({ recipient, language, letter }: Planned) {
  return {
    application_id: recipient.id,
    language,
    subject: tidyText(letter.subject),
    body: tidyText(letter.body),
    expected_letter: recipient.newest_letter,
    expected_state: recipient.state,
  };
}

type DialogProps = {
  title: ReactNode;
  /** Null until it is known. */
  sender: MailSenderStatus | null;
  /** What can be done where no mail is sent. */
  instead: string;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog, with a word of where no mail is sent. */
export function ComposerDialog({ title, sender, instead, onClose, children }: DialogProps) {
  return (
    <Dialog labelledBy="letter-title" place="wide" onCancel={onClose}>
      <Stack gap={4}>
        <h2 id="letter-title" tabIndex={-1} data-first-focus="">
          {title}
        </h2>
        {sender?.is_there === false && <NoMailSender askedAt={sender.asked_at}>{instead}</NoMailSender>}
        {children}
      </Stack>
    </Dialog>
  );
}

type TemplateProps = {
  templates: readonly Template[];
  none: string;
  value: string;
  onChange: (key: string) => void;
};

/** The choice of a template. @param none what the empty choice says. */
export function TemplateField({ templates, ...field }: TemplateProps) {
  const choices = templates.map(({ key, name }) => ({ value: key, name }));
  return <SelectField id="letter-template" label="Template" choices={choices} {...field} />;
}

/** Longer delays than the usual one, in minutes. */
const delays = [60, 240, 1_440, 4_320];

/** Minutes until letters are sent: never sooner than the settings say, and with a state never before that is shown. */
function minutesUntilSent(sender: MailSenderStatus, { state, minutes }: SendOptions): number {
  const shown = state === null ? 0 : sender.shown_after_minutes;
  return Math.max(minutes ?? 0, sender.letter_delay_minutes, shown);
}

/** When letters are sent, as it is said. */
export function sendTime(sender: MailSenderStatus, options: SendOptions): string {
  return delayText(minutesUntilSent(sender, options));
}

type SendProps = {
  sender: MailSenderStatus;
  options: SendOptions;
  /** The state that is no choice: the application has it. */
  current: ApplicationState | null;
  /** What the empty choice of the state says. */
  keeps: string;
  /** To how many, where they are many: " to 3". */
  whom: string;
  isDisabled: boolean;
  onChange: (change: Partial<SendOptions>) => void;
  /** What is said above the button. */
  children?: ReactNode;
};

/** What comes with a letter, and the button of the form that sends it. */
export function SendFields(props: SendProps) {
  const { sender, options, current, keeps, whom, isDisabled, onChange, children } = props;
  const { state, minutes } = options;
  const usual = minutesUntilSent(sender, { state, minutes: null });
  const what = state === null ? 'Send' : `${stateNames[state]}: set and send`;
  return (
    <>
      <div className={styles.Pair}>
        <SelectField
          id="letter-state"
          label="State with this message"
          none={keeps}
          value={state ?? ''}
          choices={letterStates
            .filter((value) => value !== current)
            .map((value) => ({ value, name: stateNames[value] }))}
          onChange={(value) => onChange({ state: value || null })}
        />
        <SelectField
          id="letter-delay"
          label="Send"
          none={`${delayText(usual)}, as usual`}
          value={minutes === null ? '' : String(minutes)}
          choices={delays
            .filter((each) => each > usual)
            .map((each) => ({ value: String(each), name: delayText(each) }))}
          onChange={(value) => onChange({ minutes: value === '' ? null : Number(value) })}
        />
      </div>
      {children}
      <Row gap={3} align="center">
        <Button type="submit" aria-disabled={isDisabled}>
          {`${what}${whom} ${sendTime(sender, options)}`}
        </Button>
      </Row>
    </>
  );
}
