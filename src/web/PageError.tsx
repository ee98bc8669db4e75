import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage.tsx';
import { ButtonLink } from '~/ui/Button/Button.tsx';

/** A plain way out when a page fails, instead of an empty screen. */
export function PageError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    // After a new release the old chunks are gone. The address is already the new page's: the server has it whole.
    if (isMissingChunk(error) && navigator.onLine) location.reload();
  }, [error]);
  return (
    <ErrorMessage title={messages.shellMessages.failedTitle} text={messages.shellMessages.failedText}>
      <ButtonLink href={addressOf(paths.home)}>{messages.shellMessages.backToHome}</ButtonLink>
    </ErrorMessage>
  );
}

/** Each engine words a failed `import()` in its own way; all of them throw a TypeError that speaks of a module. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /module|import/i.test(error.message);
}
