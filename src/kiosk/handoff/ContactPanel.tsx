import { useLayoutEffect, useRef, type RefObject } from 'react';
import { messages } from '~/i18n/messages.ts';
import { contactUrl } from '~/domain/contact.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { closeHandoff } from './handoff.ts';
import type { HandedContact } from '../state/visit-stores.ts';
import { Address, PhoneCode } from './PhoneCode.tsx';
import styles from './ContactPanel.module.css';

/** The panel's title, its lead, and the number or address as it is read. */
type Described = { title: string; lead: string; text: string };

export function describeContact(contact: HandedContact): Described {
  const { handoff } = messages.kioskMessages;
  switch (contact.kind) {
    case 'phone':
      return { title: handoff.callTitle, lead: handoff.callLead, text: contact.number.display };
    case 'mail':
      return { title: handoff.mailTitle, lead: handoff.mailLead, text: contact.address };
    case 'page':
      return { title: handoff.webTitle, lead: handoff.address, text: contact.url };
  }
}

/** A number or address as large as the panel has room for, and below it the code for a phone's camera and the way back. */
export function ContactPanel({ contact, titleId }: { contact: HandedContact; titleId: string }) {
  const { title, lead, text } = describeContact(contact);
  const panel = useRef<HTMLDivElement>(null);
  useTextWidth(panel);
  return (
    <div ref={panel} className={styles.Panel}>
      <h2 id={titleId} tabIndex={-1} data-first-focus="">
        {title}
      </h2>
      <p>{lead}</p>
      <Address url={text} size="large" />
      <p className={styles.Scan}>{messages.kioskMessages.handoff.scan}</p>
      <div className={styles.Code}>
        <PhoneCode value={contactUrl(contact)} what={text} />
      </div>
      <Button size="main" onClick={closeHandoff}>
        {messages.kioskMessages.handoff.close}
      </Button>
    </div>
  );
}

/** Gives the style sheet the width of the large text in em and its number of lines. */
function useTextWidth(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const parts = [
      ...(panel.current?.querySelectorAll<HTMLElement>('[data-size="large"] > bdi > span') ?? []),
    ];
    panel.current?.style.setProperty('--text-width', String(Math.max(...parts.map(widthInEm))));
    panel.current?.style.setProperty('--text-lines', String(parts.length));
  }, [panel]);
}

/** Measured on a canvas: the dialog around it is not open yet, so that the element has no size. */
function widthInEm(element: HTMLElement): number {
  const { fontFamily, fontWeight } = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('This browser draws nothing on a canvas.');
  context.font = `${fontWeight} 100px ${fontFamily}`;
  return context.measureText(element.textContent).width / 100;
}
