import { words } from '~/content/spoken.ts';
import type { HandedContact } from './handoff-store.ts';
import { Address } from './PhoneCode.tsx';
import styles from './Handoff.module.css';

/** A number or address in words: what the panel is called, what leads up to it, and how it is read. */
type Described = { title: string; lead: string; text: string };

export function describeContact(contact: HandedContact): Described {
  switch (contact.kind) {
    case 'phone':
      return {
        title: words.kioskWords.handoff.callTitle,
        lead: words.kioskWords.handoff.callLead,
        text: contact.number.display,
      };
    case 'mail':
      return {
        title: words.kioskWords.handoff.mailTitle,
        lead: words.kioskWords.handoff.mailLead,
        text: contact.address,
      };
    case 'page':
      return {
        title: words.kioskWords.handoff.webTitle,
        lead: words.kioskWords.handoff.address,
        text: contact.url,
      };
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
      <p>{words.kioskWords.handoff.scan}</p>
    </div>
  );
}
