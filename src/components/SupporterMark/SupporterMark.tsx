import { supporterShapes } from '~/config/drawings/supporter-shapes.ts';
import styles from './SupporterMark.module.css';

type SupporterMarkProps = {
  /** The supporter's id in the brand file. */
  id: string;
  /** Read aloud and shown: the whole name. */
  name: string;
  /** Address of a picture that already contains the name: it then replaces the drawn mark and the written name. */
  image?: string | undefined;
};

/**
 * One supporter: a quiet mark with the name as real text, or the supporter's own picture when the brand file has one.
 * An id without a drawing shows the name alone.
 */
export function SupporterMark({ id, name, image }: SupporterMarkProps) {
  if (image !== undefined) {
    return <img className={styles.image} src={image} alt={name} width={200} height={64} loading="lazy" />;
  }
  const shape = supporterShapes[id];
  return (
    <span className={styles.SupporterMark}>
      {shape && (
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
          <path d={shape} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  );
}
