import type { ComponentProps } from 'react';
import { messages } from '~/i18n/messages.ts';
import { useScreen } from './state/screen-store.ts';
import styles from './network/Network.module.css';

/** A page of another host, while there is a network; otherwise kind words at its place. It may open no window. */
export function OutsideFrame(props: ComponentProps<'iframe'> & { title: string; sandbox: string }) {
  const online = useScreen((screen) => screen.online);
  if (online) {
    // Together these two would undo the sandbox of a page of ours; for another origin they are harmless.
    // oxlint-disable-next-line react/iframe-missing-sandbox, jsx-a11y/iframe-has-title
    return <iframe {...props} sandbox="allow-scripts allow-same-origin" />;
  }
  return (
    <div className={styles.NoFrame}>
      <p>
        <strong>{messages.kioskMessages.network.frameTitle}</strong>
      </p>
      <p>{messages.kioskMessages.network.frameText}</p>
    </div>
  );
}
