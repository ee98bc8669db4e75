import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ChosenFile.module.css';

type ChosenFileProps = {
  file: File;
  removeLabel: string;
  /** Writes a size, with one decimal at most. */
  sizeText: (count: number, unit: 'KB' | 'MB') => string;
  onRemove: () => void;
};

/** The chosen file's name and size, and the way to take it back. */
export function ChosenFile({ file, removeLabel, sizeText, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.ChosenFile}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d="m4 12.5 5.5 5.5L20 7" />
      </svg>
      <p className={styles.Text}>
        <strong className={styles.Name}>
          <bdi translate="no">{file.name}</bdi>
        </strong>
        <bdi className={styles.Size}>{sizeText(...roundSize(file.size))}</bdi>
      </p>
      <Button variant="quiet" onClick={onRemove}>
        <span>{removeLabel}</span>
        <VisuallyHidden>
          {' '}
          <span translate="no">{file.name}</span>
        </VisuallyHidden>
      </Button>
    </div>
  );
}

/** A size as people read it: 820 KB, 1.4 MB. */
function roundSize(bytes: number): [count: number, unit: 'KB' | 'MB'] {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? [kilobytes, 'KB'] : [Math.round(bytes / 104_857.6) / 10, 'MB'];
}
