import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './Dialog.module.css';

type DialogProps = {
  /** `alertdialog` interrupts and wants an answer. */
  role?: 'dialog' | 'alertdialog';
  /** A modal one makes the rest of the page inert; the owner of one that is not does so itself where it must. */
  modal?: boolean;
  /** Ids of the heading that names it and of the text that explains it. */
  labelledBy: string;
  describedBy?: string;
  /** Where it stands: in the middle, narrow or wide, over the whole of the box that holds it, or over the whole screen. */
  place?: 'middle' | 'wide' | 'content' | 'full';
  /** Escape was pressed. Without it the key does nothing. */
  onCancel?: () => void;
  children: ReactNode;
};

/**
 * A dialog that is open as long as it is rendered. The focus goes to the element marked `data-first-focus`, and back to
 * where it was afterwards.
 */
export function Dialog({
  role = 'dialog',
  modal = true,
  labelledBy,
  describedBy,
  place = 'middle',
  onCancel,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser would close it at the second Escape, whatever the answer to the first was.
    element?.setAttribute('closedby', 'none');
    if (modal) element?.showModal();
    else element?.show();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => element?.close();
  }, [modal]);

  return (
    <dialog
      ref={dialog}
      role={role}
      className={styles.Dialog}
      data-place={place}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={(event) => {
        // A question that stands within answers for itself.
        const isOwn = event.target instanceof Element && event.target.closest('dialog') === dialog.current;
        if (event.key === 'Escape' && isOwn) onCancel?.();
      }}
    >
      {children}
    </dialog>
  );
}
