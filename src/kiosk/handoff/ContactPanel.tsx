import { useRef } from 'react';
import { KioskDrawing } from '~/components/pictures/KioskDrawing.tsx';
import { brand } from '~/config/brand.ts';
import { isLineInPageLanguage } from '~/content/line-language.ts';
import { contactUrl } from '~/domain/contact.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { CenterText } from '../center/CenterText.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { useScreen } from '../state/screen-store.ts';
import type { HandedContact } from '../state/visit-stores.ts';
import { openHandoff } from './handoff.ts';
import { isLineNumber, lineFacts } from './line-facts.ts';
import { Address, PhoneCode } from './PhoneCode.tsx';
import styles from './Panel.module.css';

/** The panel's title, its lead, and the number or address as it is read. */
type Described = { title: string; lead: string; text: string };

export function describeContact(contact: HandedContact): Described {
  const { handoff } = messages.kioskMessages;
  switch (contact.kind) {
    case 'phone':
      return { title: handoff.callTitle, lead: handoff.callLead, text: contact.number.display };
    case 'mail':
      return { title: handoff.mailTitle, lead: handoff.mailLead, text: contact.address };
  }
}

/**
 * Title, number, signs and the number of a person stay; the code and the number's size where they leave room for larger
 * letters. The code stands beside the words, or in the row of the number.
 */
const yielding: Yielding = {
  ways: ['corner', 'row'],
  kept: 'number=.5 desk',
  rather: 'code number=.75 number=1',
  steady: 'number=.5 number=.75 number=1',
  back: 'desk code price code=.3 sentences air=.3 drawing title=.2 code=.6 air=.6 title=.4 code=1 air=1',
};

/** A number or address as wide as the panel, and below it the code for a phone's camera. */
export function ContactPanel({ contact, titleId }: { contact: HandedContact; titleId: string }) {
  const { title, lead, text } = describeContact(contact);
  const country = useScreen(({ settings }) => settings.country);
  const panel = useRef<HTMLDivElement>(null);
  const isLine = contact.kind === 'phone' && isLineNumber(contact.number);
  useFit(panel, 'panel', yielding);
  return (
    <div ref={panel} className={styles.Panel} data-kind="contact">
      <div className={styles.Lead}>
        <h2 id={titleId} tabIndex={-1} data-first-focus="">
          {title}
        </h2>
        {isLine && (
          <p className={styles.Price}>
            <strong>{lineFacts(country)}</strong>
          </p>
        )}
        {/* Who would not be understood there meets the other way first. */}
        {isLine && !isLineInPageLanguage() && (
          <Button variant="secondary" onClick={() => void openHandoff('chat')}>
            {messages.kioskMessages.handoff.titles.chat}
          </Button>
        )}
        <p className={isLine ? styles.Sentence : undefined}>{lead}</p>
      </div>
      <div className={styles.Number} data-digits={contact.kind === 'phone' ? '' : undefined}>
        <Address url={text} />
      </div>
      <div className={styles.Foot}>
        {isLine && <p className={styles.Signs}>{messages.emergency.signs}</p>}
        {isLine && <Person />}
        <p className={styles.Sentence} data-for-eyes="">
          {messages.kioskMessages.handoff.scan}
        </p>
      </div>
      {isLine && (
        <div className={styles.Picture}>
          <KioskDrawing name="calling" />
        </div>
      )}
      <PhoneCode value={contactUrl(contact)} what={text} />
    </div>
  );
}

/** Where a person helps: at the center's desk, else at the number of ours that a person answers. */
function Person() {
  const desk = useScreen(({ settings }) => settings.desk);
  const number = desk === null ? brand.personPhone : desk.phone;
  return (
    <p className={desk === null ? undefined : styles.Desk}>
      <span>{messages.kioskMessages.start.person}</span> {desk !== null && <CenterText texts={desk.where} />}{' '}
      {number !== null && (
        <bdi dir="ltr" translate="no" className={styles.Whole}>
          {number.display}
        </bdi>
      )}
    </p>
  );
}
