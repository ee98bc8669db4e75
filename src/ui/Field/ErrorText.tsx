import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ErrorText.module.css';

type ErrorTextProps = {
  id?: string;
  /** Read out before the message, where the red is not seen. */
  prefix?: string | undefined;
  children: string;
};

/** An error: icon, colour and text. */
export function ErrorText({ id, prefix, children }: ErrorTextProps) {
  return (
    <p className={styles.ErrorText} id={id}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="11" fill="currentColor" />
        <path className={styles.Mark} d="M12 6v7.5M12 17v.5" />
      </svg>
      <span>
        {prefix !== undefined && <VisuallyHidden>{prefix} </VisuallyHidden>}
        <span key={children}>{children}</span>
      </span>
    </p>
  );
}
