import { useEffect, useId, useRef, useState } from 'react';
import { slowUploadMs, uploadShownMs } from '~/config/timing.ts';
import { messages } from '~/i18n/messages.ts';
import styles from './UploadProgress.module.css';

type Upload = { sentBytes: number; totalBytes: number };

/** Tells how far the upload is that is under way, and null as it ends, until it is told to end. */
export type WatchUploads = (listener: (upload: Upload | null) => void) => () => void;

/** How far the resume has come that is on its way, and after a while, read out once, that this takes its time. */
export function UploadProgress({ watch }: { watch: WatchUploads }) {
  const [upload, setUpload] = useState<Upload | null>(null);
  useEffect(() => watch(setUpload), [watch]);
  const isShown = useLasting(upload !== null, uploadShownMs);
  const isSlow = useLasting(upload !== null, slowUploadMs);
  const labelId = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button above it may be the last thing on the screen.
    if (isShown || isSlow) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, isSlow]);
  const { label, slow } = messages.uploadMessages;
  return (
    <div ref={place} className={styles.UploadProgress} data-shown={isShown}>
      {upload !== null && isShown && (
        <>
          <p className={styles.Label}>
            <span id={labelId}>{label}</span>
            <bdi>{messages.percent(shareOf(upload))}</bdi>
          </p>
          <progress aria-labelledby={labelId} value={shareOf(upload)} />
        </>
      )}
      {/* There before its text comes, so that it is read out. */}
      <output>{isSlow && slow}</output>
    </div>
  );
}

/** In whole hundredths: a screen reader that says each change would never be silent. */
function shareOf({ sentBytes, totalBytes }: Upload): number {
  return totalBytes === 0 ? 0 : Math.floor((sentBytes / totalBytes) * 100) / 100;
}

/** Whether something has lasted for a time. */
function useLasting(isOn: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, milliseconds]);
  return hasLasted;
}
