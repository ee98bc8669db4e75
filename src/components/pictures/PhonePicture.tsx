import { Logo } from '~/components/Logo/Logo.tsx';
import { Talk, type PictureLine, type SpeakerNames } from './Talk.tsx';
import styles from './PhonePicture.module.css';
type PhonePictureProps = {
  lines: readonly PictureLine[];
  /** What it shows, in one sentence. */
  label: string;
  names: SpeakerNames;
  /** Below the assistant's name at the top of the screen. */
  caption: string;
};

/** A phone with a readable conversation: text to everybody, and only the phone itself is a drawing. */
export function PhonePicture({ lines, label, names, caption }: PhonePictureProps) {
  return (
    <figure aria-label={label} className={styles.PhonePicture}>
      <div className={styles.phone}>
        <div className={styles.top}>
          <Logo variant="mark" />
          <div>
            <div className={styles.name}>{names.assistant}</div>
            <div className={styles.caption}>{caption}</div>
          </div>
        </div>
        <div className={styles.talk}>
          <Talk lines={lines} names={names} />
        </div>
      </div>
    </figure>
  );
}
