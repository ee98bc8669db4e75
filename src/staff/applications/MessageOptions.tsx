import type { MailSenderStatus, MessageRecipient } from '~/api/staff-answers.ts';
import { tidyText } from '~/domain/application/text.ts';
import type { ApplicationState } from '~/domain/contract/staff.ts';
import type { Language } from '~/domain/language.ts';
import { messageStates, type MessageState, type MessageText } from '~/domain/message/rules.ts';
import type { ReadyMessage } from '~/staff/api/messages.ts';
import { delayText } from '../messages/message-texts.ts';
import { stateNames } from '../messages/messages.ts';
import { SelectField } from './SelectField.tsx';

/** Longer delays than the usual one, in minutes. */
const delays = [60, 240, 1_440, 4_320];

/** Minutes until a message is sent: never sooner than the settings say, and with a state never before that is shown. */
export function minutesUntilSent(
  sender: Pick<MailSenderStatus, 'message_delay_minutes' | 'shown_after_minutes'>,
  state: MessageState | null,
  chosen: number | null,
): number {
  return Math.max(chosen ?? 0, sender.message_delay_minutes, state === null ? 0 : sender.shown_after_minutes);
}

/** A message as it is queued. @param to the application, and its newest message and state as the page showed them. */
export function readyMessage(
  to: Pick<MessageRecipient, 'id' | 'newest_message' | 'state'>,
  language: Language,
  { subject, body }: MessageText,
): ReadyMessage {
  return {
    application_id: to.id,
    language,
    subject: tidyText(subject),
    body: tidyText(body),
    seen: to.newest_message,
    seen_state: to.state,
  };
}

/** What is asked for besides the messages, where it is not the usual. */
export function queueOptions({ state, minutes }: { state: MessageState | null; minutes: number | null }) {
  return { ...(state !== null && { state }), ...(minutes !== null && { delay_minutes: minutes }) };
}

type OptionsProps = {
  /** Of the fields' ids. */
  prefix: string;
  sender: MailSenderStatus;
  /** What the empty choice of the state says. */
  keeps: string;
  /** The state that is no choice: the application has it. */
  current: ApplicationState | null;
  state: MessageState | null;
  minutes: number | null;
  onChange: (change: { state?: MessageState | null; minutes?: number | null }) => void;
};

/** What comes with a message: a state that the applicant sees at the same time, and when. */
export function MessageOptions(props: OptionsProps) {
  const { prefix, sender, keeps, current, state, minutes, onChange } = props;
  const usual = minutesUntilSent(sender, state, null);
  return (
    <>
      <SelectField
        id={`${prefix}-state`}
        label="State that comes with it"
        none={keeps}
        value={state ?? ''}
        choices={messageStates
          .filter((value) => value !== current)
          .map((value) => ({ value, name: stateNames[value] }))}
        onChange={(value) => onChange({ state: value || null })}
      />
      <SelectField
        id={`${prefix}-delay`}
        label="Send"
        none={`${delayText(usual)}, as usual`}
        value={minutes === null ? '' : String(minutes)}
        choices={delays
          .filter((each) => each > usual)
          .map((each) => ({ value: String(each), name: delayText(each) }))}
        onChange={(value) => onChange({ minutes: value === '' ? null : Number(value) })}
      />
    </>
  );
}
