import styles from './Checkbox.module.css';

type CheckboxProps = {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  id?: string;
};

/** A box to tick with its label beside it; both are pressed. */
export function Checkbox({ label, isChecked, onChange, ...more }: CheckboxProps) {
  return (
    <label className={styles.Checkbox}>
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
