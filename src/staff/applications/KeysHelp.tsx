import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import styles from './List.module.css';

type KeysHelpProps = {
  isShown: boolean;
  areOn: boolean;
  onShow: () => void;
  onHide: () => void;
  onTurn: (isOn: boolean) => void;
};

const keys: readonly (readonly [string, string])[] = [
  ['/', 'Search'],
  ['j or ↓', 'Next row'],
  ['k or ↑', 'Row before'],
  ['Enter', 'Open the application'],
  ['n and p', 'Next and previous, in an application'],
  ['u', 'Back to the list, from an application'],
  ['?', 'Show these keys'],
];

/** The keys, and the way to turn them off. */
export function KeysHelp({ isShown, areOn, onShow, onHide, onTurn }: KeysHelpProps) {
  return (
    <>
      <p>
        <Button variant="quiet" onClick={onShow}>
          Keys
        </Button>
      </p>
      {isShown && (
        <Dialog labelledBy="keys-title" onCancel={onHide}>
          <div className={styles.Keys}>
            <h2 id="keys-title">Keys</h2>
            <dl>
              {keys.map(([key, does]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <Checkbox label="Use these keys" isChecked={areOn} onChange={onTurn} />
            <Button data-first-focus="" onClick={onHide}>
              Close
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
