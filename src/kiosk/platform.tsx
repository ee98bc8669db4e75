import type { ReactNode } from 'react';
import { kioskWords } from '~/content/kiosk.ts';
import type { ContactKind, LinkLook, Platform } from '~/platform/platform.tsx';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ScreenIcon } from './comfort/BarIcons.tsx';
import { ApplySection } from './handoff/ApplySection.tsx';
import { openContact, openHandoff } from './handoff/handoff.ts';
import styles from './handoff/Links.module.css';
import { OutsideFrame } from './network/OutsideFrame.tsx';

type ActionProps = LinkLook & { label?: string; children: ReactNode; onClick: () => void };

/** What is a link on the web is a button here: nothing on the kiosk has an address to go to. */
function Action({ variant = 'text', size = 'regular', icon, label, children, onClick }: ActionProps) {
  const frame = variant === 'text' ? { className: styles.Text } : buttonFrame({ variant, size });
  return (
    <button type="button" aria-label={label} aria-haspopup="dialog" onClick={onClick} {...frame}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

function WebAppAction() {
  return (
    <Action variant="secondary" size="main" icon={<ScreenIcon />} onClick={() => void openHandoff('web-app')}>
      {kioskWords.handoff.titles['web-app']}
    </Action>
  );
}

/** Emergency numbers are read, not handed over: there is no time for a panel. */
function isShortNumber(kind: ContactKind, href: string): boolean {
  return kind === 'phone' && /^tel:\d{1,3}$/.test(href);
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
  ContactLink: ({ kind, href, ...rest }) => {
    if (isShortNumber(kind, href)) return <span>{rest.children}</span>;
    // Social networks and the status page: names to read, nowhere to go.
    if (kind === 'web' && (rest.variant ?? 'text') === 'text') return <span>{rest.children}</span>;
    return <Action {...rest} onClick={() => openContact(kind, href)} />;
  },
  ApplySection,
  WebAppAction,
  AssetActions: () => null,
  OutsideFrame,
  StructuredData: () => null,
};
