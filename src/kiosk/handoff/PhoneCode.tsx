import { kioskWords } from '~/content/kiosk.ts';
import { QrCode } from '~/ui/QrCode/QrCode.tsx';
import styles from './Handoff.module.css';

/** A code for the visitor's phone. @param what says where it leads. */
export function PhoneCode({ value, what }: { value: string; what: string }) {
  return (
    <div className={styles.Code}>
      <QrCode value={value} label={kioskWords.handoff.qrLabel(what)} />
    </div>
  );
}

type AddressProps = { url: string; size?: 'regular' | 'large' };

/** An address as one types it: without the scheme, and broken where a reader would take a breath. */
export function Address({ url, size = 'regular' }: AddressProps) {
  const parts = url.replace(/^https:\/\/(www\.)?/, '').split(/(?<=[/.@])/);
  return (
    <p className={styles.Address} data-size={size}>
      {parts.map((part, index) => (
        // The parts of one address never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {part}
          <wbr />
        </span>
      ))}
    </p>
  );
}
