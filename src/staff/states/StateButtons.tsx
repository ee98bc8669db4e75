import { useState, type ReactNode } from 'react';
import { applicationStates, type ApplicationState } from '~/domain/contract/staff.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { stateNames } from '../texts/texts.ts';
import { ApplicantReads, Reads } from './ApplicantReads.tsx';
import styles from './States.module.css';

/** The key of each state; none for one that staff seldom set and that ends all work. */
const stateKeys: Readonly<Partial<Record<ApplicationState, string>>> = {
  new: 'e',
  looked_at: 'l',
  talking: 't',
  offer: 'o',
  hired: 'h',
  declined: 'd',
};

/** What the keys of states do. @param set sets a state. */
export function keysOfStates(set: (state: ApplicationState) => void): Record<string, () => void> {
  return Object.fromEntries(
    applicationStates.flatMap((state) => {
      const key = stateKeys[state];
      return key === undefined ? [] : [[key, () => set(state)]];
    }),
  );
}

type StateButtonsProps = {
  /** Id of the heading that names the group. */
  labelledBy: string;
  /** The state that there is; null where there are several. */
  current: ApplicationState | null;
  isBusy: boolean;
  /** Whether keys do the same (`keysOfStates`): then each stands beside its state. */
  hasKeys?: boolean;
  onSet: (state: ApplicationState) => void;
  /** What is said of the state that there is, while no other one is pointed at. */
  children?: ReactNode;
};

/**
 * The states: one press sets one. They are buttons, as radio buttons would set each state that an arrow key passes. What the applicant
 * will read is said of the one that has the pointer or the focus.
 */
export function StateButtons(props: StateButtonsProps) {
  const { labelledBy, current, isBusy, hasKeys = false, onSet, children } = props;
  const shortcut = useShortcut();
  const [pointed, setPointed] = useState<ApplicationState | null>(null);
  const shown = pointed === current ? null : pointed;
  return (
    <>
      <Row gap={2} role="group" aria-labelledby={labelledBy} className={styles.States}>
        {applicationStates.map((state) => {
          const key = hasKeys ? stateKeys[state] : undefined;
          return (
            <Button
              key={state}
              variant={state === current ? 'primary' : 'secondary'}
              aria-pressed={current === null ? undefined : state === current}
              aria-disabled={isBusy}
              onClick={() => state !== current && onSet(state)}
              onPointerEnter={() => setPointed(state)}
              onPointerLeave={() => setPointed(null)}
              onFocus={() => setPointed(state)}
              onBlur={() => setPointed(null)}
              {...(key !== undefined && shortcut(key))}
            >
              {key === undefined ? stateNames[state] : <Key of={key}>{stateNames[state]}</Key>}
            </Button>
          );
        })}
      </Row>
      <div className={styles.Reads} data-line="">
        <div data-shown={shown === null}>{children}</div>
        {applicationStates.map((state) => (
          <div key={state} data-shown={state === shown}>
            {state === shown ? <ApplicantReads state={state} /> : <Reads state={state} minutes={null} />}
          </div>
        ))}
      </div>
    </>
  );
}
