import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import styles from './Positions.module.css';

type CloseDialogProps = { title: string; onKeep: () => void; onClose: () => void };

/** Closing turns applicants away at once, also those who are writing. */
export function CloseDialog({ title, onKeep, onClose }: CloseDialogProps) {
  return (
    <Dialog role="alertdialog" labelledBy="close-title" describedBy="close-text" onCancel={onKeep}>
      <div className={styles.Dialog}>
        <h2 id="close-title">{`Close ${title}?`}</h2>
        <p id="close-text">
          The site then takes no more applications for it, also from people who are writing one now. You can
          open it again.
        </p>
        <div className={styles.Form}>
          <Button data-first-focus="" variant="secondary" onClick={onKeep}>
            Keep it open
          </Button>
          <Button variant="danger" onClick={onClose}>
            Close the position
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
