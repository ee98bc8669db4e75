import { useState } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Checkbox } from '../components/Checkbox.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { turnKeys, useKeys, useKeysAreOn } from '../session/use-keys.ts';
import styles from './List.module.css';

type KeyRow = readonly [key: string, does: string];

const inList: readonly KeyRow[] = [
  ['/', 'Search'],
  ['j or ↓', 'Next row'],
  ['k or ↑', 'Previous row'],
  ['x', 'Select the row'],
  ['Enter', 'Open the application'],
];

const inApplication: readonly KeyRow[] = [
  ['n', 'Next application'],
  ['p', 'Previous application'],
  ['u', 'Back to the list'],
  ['e, l, t', 'New, looked at, talking'],
  ['o, h, d', 'Offer, hired, declined'],
  ['z', 'Undo the last change of state'],
  ['a', 'Assign to me'],
  ['r', 'Show or hide the resume'],
  ['m', 'Write a note'],
  ['x', 'Select the application'],
];

/** The button that shows all keys, and the way to turn them off; the key `?` presses it. */
export function KeysHelp() {
  const [isShown, setShown] = useState(false);
  const areOn = useKeysAreOn();
  const shortcut = useShortcut();
  useKeys({ '?': () => setShown(true) });
  const hide = () => setShown(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setShown(true)} {...shortcut('?')}>
        <Key of="?">Keys</Key>
      </Button>
      {isShown && (
        <Dialog labelledBy="keys-title" onCancel={hide}>
          <Stack gap={4} align="start" className={styles.Keys}>
            <h2 id="keys-title" tabIndex={-1} data-first-focus="">
              Keys
            </h2>
            <KeyList title="In the list" rows={inList} />
            <KeyList title="In an application" rows={inApplication} />
            <Checkbox label="Use these keys" isChecked={areOn} onChange={turnKeys} />
            <Button onClick={hide}>Close</Button>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function KeyList({ title, rows }: { title: string; rows: readonly KeyRow[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
