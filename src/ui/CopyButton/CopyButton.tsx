import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '~/ui/Button/Button.tsx';
import { CheckIcon, CopyIcon } from '~/ui/Icon/Icons.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { copyText } from './copy-text.ts';
import styles from './CopyButton.module.css';

/** Milliseconds 'Copied!' stays (specification, section 9). */
const copiedMs = 2_000;

type CopyButtonProps = {
  /** Returns the text to copy; called when the button is pressed. */
  read: () => string;
  label: string;
  /** What the button reads for a while once it has copied. */
  copiedLabel: string;
  /** Announced to screen readers after a copy. */
  status: string;
  /** The button's whole name, for those who do not see what stands beside it; `label` is part of it. */
  name?: string;
  variant?: ButtonProps['variant'];
};

/** Copies a text and says so for a while. A second copy starts that time again. */
export function CopyButton(props: CopyButtonProps) {
  const { read, label, copiedLabel, status, name, variant = 'secondary' } = props;
  const [copies, setCopies] = useState(0);
  const copied = copies > 0;

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    if (await copyText(read())) setCopies((count) => count + 1);
  };
  return (
    <>
      <Button
        variant={variant}
        aria-label={copied ? undefined : name}
        hidden={!useHydrated()}
        data-needs-script=""
        onClick={() => void copy()}
      >
        <span className={styles.Room} data-other={copied ? label : copiedLabel}>
          <span className={styles.Label}>
            {copied ? <CheckIcon /> : <CopyIcon />}
            <span>{copied ? copiedLabel : label}</span>
          </span>
        </span>
      </Button>
      <VisuallyHidden>
        <output>{copied ? status : ''}</output>
      </VisuallyHidden>
    </>
  );
}
