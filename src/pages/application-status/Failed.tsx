import { messages } from '~/i18n/messages.ts';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';

/** Says that the last action failed. */
export function Failed() {
  return (
    <div role="alert">
      <ErrorText prefix={messages.shellMessages.error}>{messages.statusMessages.failed}</ErrorText>
    </div>
  );
}
