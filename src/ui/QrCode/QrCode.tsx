import { useMemo } from 'react';
import { drawQrCode } from './qr-path.ts';
import styles from './QrCode.module.css';

type QrCodeProps = {
  /** What a phone reads. */
  value: string;
  /** What it leads to, for those who do not see it. */
  label: string;
};

/** A QR code, always black on white: many phones read no other. It fills the width it is given. */
export function QrCode({ value, label }: QrCodeProps) {
  const { edge, path } = useMemo(() => drawQrCode(value), [value]);
  return (
    <svg className={styles.QrCode} viewBox={`0 0 ${edge} ${edge}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
