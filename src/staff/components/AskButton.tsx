import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type AskButtonProps<Value> = Omit<ComponentProps<typeof ConfirmDialog<Value>>, 'onClose'> & {
  /** What the button says. */
  button: ReactNode;
  variant?: ButtonProps['variant'];
};

/** A button that asks one question before it does what cannot be taken back. */
export function AskButton<Value>({ button, variant, onDone, ...question }: AskButtonProps<Value>) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant={variant} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking && (
        <ConfirmDialog
          {...question}
          onClose={close}
          onDone={(value) => {
            close();
            onDone(value);
          }}
        />
      )}
    </>
  );
}
