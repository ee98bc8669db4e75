import { brand } from '~/content/brand.ts';
import { kioskWords } from '~/content/kiosk.ts';
import type { ContactKind } from '~/platform/platform.tsx';
import { Address } from './PhoneCode.tsx';
import styles from './Handoff.module.css';

const words = kioskWords.handoff;

/** A number or address in words: what the panel is called, what leads up to it, and how it is read. */
export type Contact = { title: string; lead: string; text: string };

/** @param href whole URL: `tel:`, `mailto:` or `https:`. */
export function describeContact(kind: ContactKind, href: string): Contact {
  const value = href.replace(/^(tel|mailto):/, '');
  switch (kind) {
    case 'phone':
      return { title: words.callTitle, lead: words.callLead, text: displayNumber(value) };
    case 'mail':
      return { title: words.mailTitle, lead: words.mailLead, text: value };
    case 'web':
      return { title: words.webTitle, lead: words.address, text: value };
  }
}

function displayNumber(dial: string): string {
  return Object.values(brand.phones).find((phone) => phone.dial === dial)?.display ?? dial;
}

/** Title and, in large type, the number or address. */
export function ContactWords({ contact, titleId }: { contact: Contact; titleId: string }) {
  return (
    <div className={styles.Words}>
      <h2 id={titleId} tabIndex={-1} data-first-focus="">
        {contact.title}
      </h2>
      <p>{contact.lead}</p>
      <Address url={contact.text} size="large" />
      <p>{words.scan}</p>
    </div>
  );
}
