import { useRef } from 'react';
import { keypadActions, type PressedAction } from '~/domain/kiosk/keypad.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { useListening } from '../state/visit-stores.ts';
import styles from './KeysPage.module.css';

const pressed = keypadActions.filter(
  (action): action is PressedAction => action !== 'plugged' && action !== 'unplugged',
);

/** The button says how one begins as well. */
const yielding: Yielding = { back: 'sentence title=.25 air=.5 air=1' };

/**
 * The first screen of a visit that is heard: the keys of the keypad, of which each says what it does when it is pressed. Who helps
 * sees which one it was.
 */
export function KeysPage() {
  const screen = useRef<HTMLDivElement>(null);
  const tried = useListening((listening) => listening.tried);
  const { title, tryText, tryBegin, begin, actions } = messages.kioskMessages.listening;
  useFit(screen, 'page', yielding, tried ?? undefined);
  const leaveKeys = () => void import('./program.ts').then(({ leave }) => leave());
  return (
    <div className={styles.Stage}>
      <div ref={screen} className={styles.Page}>
        <div className={styles.Words}>
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.Text} data-tried={tried !== null}>
            {tried === null ? tryText : actions[tried].does}
          </p>
          <p className={styles.Sentence}>{tryBegin}</p>
        </div>
        <ul role="list" className={styles.Keys}>
          {pressed.map((action) => (
            <li key={action} className={styles.Key} data-tried={action === tried}>
              {actions[action].name}
            </li>
          ))}
        </ul>
        <Button size="main" onClick={leaveKeys}>
          {begin}
        </Button>
      </div>
    </div>
  );
}
