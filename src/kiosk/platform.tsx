import type { ReactNode } from 'react';
import type { LinkVariant, Platform } from '~/components/platform.tsx';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { openContact, openHandoff } from './handoff/handoff.ts';
import { useScreen } from './state/screen-store.ts';
import styles from './handoff/Links.module.css';

type ActionProps = LinkVariant & { children: ReactNode; onClick: () => void };

/** What is a link on the web is a button here: nothing on the kiosk has an address to go to. */
function Action({ variant = 'text', size = 'regular', icon, children, onClick }: ActionProps) {
  const frame = variant === 'text' ? { className: styles.Text } : buttonFrame({ variant, size });
  return (
    <button type="button" aria-haspopup="dialog" onClick={onClick} {...frame}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** The kiosk's own parts: keys and codes instead of links, no form, no files. */
export const kioskPlatform: Platform = {
  HandoffLink: ({ to, onClick, ...rest }) => (
    <Action
      {...rest}
      onClick={() => {
        onClick?.();
        void openHandoff(to);
      }}
    />
  ),
  ContactLink: ({ contact, ...rest }) => {
    // An emergency leaves no time for a panel; a page elsewhere is a name to read.
    if (contact.kind !== 'phone' && contact.kind !== 'mail') return <span>{rest.children}</span>;
    return <Action {...rest} onClick={() => openContact(contact)} />;
  },
  WithCrisisLine: ({ children }) => children(useScreen(({ settings }) => settings.crisisLine)),
  careers: {},
  StructuredData: () => null,
};
