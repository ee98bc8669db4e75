import { TextField } from '~/ui/Field/TextField.tsx';

type FieldProps = { value: string; onChange: (value: string) => void };

/** The address that somebody signs in with. */
export function EmailField({ value, onChange }: FieldProps) {
  return (
    <TextField
      id="email"
      type="email"
      label="Email"
      autoComplete="username"
      required
      error={null}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The field for the six digits of an authenticator app. Spaces that an app shows between them may be typed. */
export function CodeField({ value, onChange }: FieldProps) {
  return (
    <TextField
      id="code"
      label="Code"
      hint="Six digits from your authenticator app"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9 ]{6,8}"
      maxLength={8}
      required
      error={null}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The digits alone. */
export function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, '');
}
