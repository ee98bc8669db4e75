import { kioskWords } from '~/content/en/kiosk.ts';
import type { HandedContact } from './handoff-store.ts';
import { Address } from './PhoneCode.tsx';
import styles from './Handoff.module.css';

const words = kioskWords.handoff;

/** A number or address in words: what the panel is called, what leads up to it, and how it is read. */
type Described = { title: string; lead: string; text: string };

export function describeContact(contact: HandedContact): Described {
  switch (contact.kind) {
    case 'phone':
      return { title: words.callTitle, lead: words.callLead, text: contact.number.display };
    case 'mail':
      return { title: words.mailTitle, lead: words.mailLead, text: contact.address };
    case 'page':
      return { title: words.webTitle, lead: words.address, text: contact.url };
  }
}

/** Title and, in large type, the number or address. */
export function ContactWords({ title, lead, text, titleId }: Described & { titleId: string }) {
  return (
    <div className={styles.Words}>
      <h2 id={titleId} tabIndex={-1} data-first-focus="">
        {title}
      </h2>
      <p>{lead}</p>
      <Address url={text} size="large" />
      <p>{words.scan}</p>
    </div>
  );
}
