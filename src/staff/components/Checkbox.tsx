import layout from './Layout.module.css';

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  id?: string;
};

/** A box to tick with its label beside it; both are pressed. */
export function Checkbox({ label, isChecked, onChange, ...more }: CheckboxProps) {
  return (
    <label className={layout.Choice}>
      <input
        {...more}
        type="checkbox"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
