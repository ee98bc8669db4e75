import type { CSSProperties } from 'react';
import { messages } from '~/i18n/messages.ts';
import { BreakableText } from '~/ui/BreakableText/BreakableText.tsx';
import { QrCode } from '~/ui/QrCode/QrCode.tsx';
import styles from './Handoff.module.css';

type PhoneCodeProps = {
  value: string;
  /** Where it leads. */
  what: string;
  /** What who listens hears in its place; nothing where the words beside it say enough. */
  said?: string;
};

/** A code for the visitor's phone. */
export function PhoneCode({ value, what, said }: PhoneCodeProps) {
  return (
    <div className={styles.Code} data-code="" data-said={said}>
      <QrCode value={value} label={messages.kioskMessages.handoff.qrLabel({ what })} />
    </div>
  );
}

/** Letters of an address that fit on one line and are still large. */
const longestLine = 26;

/**
 * An address as one types it: without the scheme, on one line as large as there is room for; a long one is broken where
 * a reader would take a breath.
 */
export function Address({ url }: { url: string }) {
  const text = url.replace(/^https:\/\/(www\.)?/, '');
  const parts = text.length <= longestLine ? [text] : text.split(/(?<=[/@])/);
  const letters = Math.max(...parts.map((part) => part.length));
  return (
    <p className={styles.Address} style={letterCount(letters)}>
      <BreakableText parts={parts} />
    </p>
  );
}

/** Hands the number of letters to the style, which alone knows the room. */
function letterCount(letters: number): CSSProperties & { '--letters': number } {
  return { '--letters': letters };
}
