import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { counted, formatNumber, stateNames } from '../texts/texts.ts';
import type { useStateChange } from './use-state-change.ts';

type QuestionProps = {
  change: Pick<
    ReturnType<typeof useStateChange>,
    'question' | 'cancelMessages' | 'leaveMessages' | 'onCancelled'
  >;
};

/** Asked before a message that waits to be sent with another state is cancelled; nothing where none has to be. */
export function WaitingQuestion({ change }: QuestionProps) {
  const { question } = change;
  if (question === null) return null;
  const { to, letters } = question;
  const [first] = letters;
  const many = letters.length > 1;
  const whose = many || first === undefined ? '' : `, from ${first.by}`;
  const states = [...new Set(letters.map(({ state }) => state))].map((state) => {
    const number = letters.filter((letter) => letter.state === state).length;
    return `“${stateNames[state]}”${many ? ` to ${formatNumber(number)}` : ''}`;
  });
  return (
    <ConfirmDialog
      title={
        many
          ? `${counted(letters.length, 'message')} are waiting to be sent`
          : 'A message is waiting to be sent'
      }
      keep={many ? 'Leave them' : 'Leave it'}
      confirm={`Cancel ${counted(letters.length, 'message')}, set ${stateNames[to]}`}
      ask={() => change.cancelMessages(question)}
      onClose={change.leaveMessages}
      onDone={(moved) => moved !== null && change.onCancelled(to, moved)}
    >
      {`${states.join(', ')}${whose}: not sent yet. ${
        many
          ? `Cancel them and set ${stateNames[to]}, or leave these applications and their messages as they are?`
          : `Cancel it and set ${stateNames[to]}, or leave the application and its message as they are?`
      }`}
    </ConfirmDialog>
  );
}
