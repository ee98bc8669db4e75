import type { MovedApplications } from '~/api/staff-answers.ts';
import type { Result } from '~/staff/api/result.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { counted, stateNames } from '../texts/texts.ts';
import type { WaitingMessages } from './use-state-change.ts';

type QuestionProps = {
  question: WaitingMessages;
  /** Cancels the messages, and changes what they belong to. */
  ask: () => Promise<Result<MovedApplications>>;
  onLeave: () => void;
  onDone: (moved: MovedApplications) => void;
};

/** Asked before a message that waits to be sent with another state is cancelled. */
export function WaitingQuestion({ question, ask, onLeave, onDone }: QuestionProps) {
  const { to, letters } = question;
  const [first] = letters;
  const many = letters.length > 1;
  const whose = many || first === undefined ? '' : `, from ${first.by}`;
  const states = [...new Set(letters.map(({ state }) => state))].map((state) => {
    const number = letters.filter((letter) => letter.state === state).length;
    return `“${stateNames[state]}”${many ? ` to ${number}` : ''}`;
  });
  return (
    <ConfirmDialog
      title={many ? `${letters.length} messages wait to be sent` : 'A message waits to be sent'}
      keep={many ? 'Leave them' : 'Leave it'}
      confirm={`Cancel ${counted(letters.length, 'message')}, set ${stateNames[to]}`}
      ask={ask}
      onClose={onLeave}
      onDone={(moved) => moved !== null && onDone(moved)}
    >
      {`${states.join(', ')}${whose}: not sent yet. ${
        many
          ? `Cancel them and set ${stateNames[to]}, or leave these applications and their messages as they are?`
          : `Cancel it and set ${stateNames[to]}, or leave the application and its message as they are?`
      }`}
    </ConfirmDialog>
  );
}
