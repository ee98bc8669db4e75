import { useDeferredValue, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '~/i18n/messages.ts';
import type { LinkVariant, Platform } from '~/components/platform.tsx';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ScreenIcon } from './controls/BarIcons.tsx';
import { ApplySection } from './handoff/ApplySection.tsx';
import { openContact, openHandoff } from './handoff/handoff.ts';
import styles from './handoff/Links.module.css';
import { OutsideFrame } from './OutsideFrame.tsx';

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

function WebAppAction() {
  return (
    <Action variant="secondary" size="main" icon={<ScreenIcon />} onClick={() => void openHandoff('web-app')}>
      {messages.kioskMessages.handoff.titles['web-app']}
    </Action>
  );
}

/**
 * Whoever touches the invitation sees the first screen at once, and what lies below it a moment later. An address with a
 * section in it needs the whole page to find it.
 */
function DeferredContent({ children }: { children: ReactNode }) {
  const isWhole = useLocation().hash !== '';
  return useDeferredValue(true, isWhole) && children;
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
    // An emergency leaves no time for a panel; what is only mentioned is a name to read.
    if (contact.kind === 'emergency' || contact.kind === 'mention') return <span>{rest.children}</span>;
    return <Action {...rest} onClick={() => openContact(contact)} />;
  },
  ApplySection,
  WebAppAction,
  DeferredContent,
  AssetActions: () => null,
  OutsideFrame,
  StructuredData: () => null,
};
