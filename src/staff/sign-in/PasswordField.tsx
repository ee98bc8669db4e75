import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '~/ui/Button/Button.tsx';
import controlStyles from '~/ui/Field/Control.module.css';
import { Field, type FieldTexts } from '~/ui/Field/Field.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SignIn.module.css';

type PasswordFieldProps = Omit<FieldTexts, 'error'> & {
  /** What password managers know it by. */
  autoComplete: 'current-password' | 'new-password';
  error: string | undefined;
  input: UseFormRegisterReturn;
};

/** A password, hidden until its button is pressed: whoever sees what was typed needs no second field. */
export function PasswordField({ autoComplete, error, input, ...texts }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...texts} error={error ?? null}>
      {(control) => (
        <div className={styles.Password}>
          <input
            {...input}
            {...control}
            className={controlStyles.Control}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button variant="secondary" onClick={() => setShown((before) => !before)}>
            <span>{isShown ? 'Hide' : 'Show'}</span>
            <VisuallyHidden>{` what was typed: ${texts.label}`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </Field>
  );
}
