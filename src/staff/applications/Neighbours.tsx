import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { routes } from '../../config/staff-paths.ts';
import { Key, useShortcut } from '../components/Key.tsx';
import { useMember } from '../session/member.ts';
import { useKeys } from '../session/use-keys.ts';
import { pageSize } from '../components/paging.ts';
import { formatNumber } from '../texts/texts.ts';
import { everything, readFilters, sortedOf, writeFilters } from './filters.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { loadNeighbours, neighboursOf, noteOpened, noteStep, rememberedList, useList } from './list-store.ts';
import { toggleSelected, useSelection } from './selection-store.ts';
import styles from './Application.module.css';

/** The way back to the list, and to the applications before and after this one in it. */
export function Neighbours({ id }: { id: string }) {
  const { rights } = useMember();
  const shortcut = useShortcut();
  const { place, total, steps, list, wayTo, goTo } = useWays(id);
  // Pressed before the next part of the list has come: then it goes on as soon as it has.
  const pressed = useRef<'previous' | 'next' | null>(null);
  const step = useEffectEvent((side: 'previous' | 'next') => {
    // From where the last press leads, which may not be drawn yet.
    const { order, opened } = rememberedList();
    const to = neighboursOf(order, opened ?? id)[side];
    pressed.current = to === null ? side : null;
    if (to === null) return;
    noteStep(to);
    goTo(wayTo(to));
  });
  useEffect(() => {
    if (pressed.current !== null) step(pressed.current);
  });
  useKeys({ u: () => goTo(list), p: () => step('previous'), n: () => step('next'), m: focusNote });
  return (
    <Row
      as="nav"
      gap={3}
      align="center"
      aria-label="Previous and next in the list"
      className={styles.Neighbours}
    >
      <Link {...buttonFrame({ variant: 'quiet' })} to={list} state={list.state} {...shortcut('u')}>
        <Key of="u">Back to the list</Key>
      </Link>
      <div className={styles.Steps}>
        {steps.map(
          ({ name, key, to }) =>
            to !== null && (
              <Link
                key={key}
                {...buttonFrame({ variant: 'secondary' })}
                to={wayTo(to)}
                onClick={() => noteStep(to)}
                {...shortcut(key)}
              >
                <Key of={key}>{name}</Key>
              </Link>
            ),
        )}
        {rights.mayChange && (
          <span className={styles.Jumps}>
            <Button variant="quiet" onClick={focusState}>
              State
            </Button>
            <Button variant="quiet" onClick={focusNote}>
              Note
            </Button>
          </span>
        )}
      </div>
      {place !== null && <p className={styles.Place}>{`${formatNumber(place)} of ${formatNumber(total)}`}</p>}
      {rights.mayChange && <Choose id={id} />}
      <Button variant="quiet" onClick={() => print()}>
        Print
      </Button>
      <KeysHelp />
    </Row>
  );
}

/** Chooses the application for what is done with many in the list, or no more. */
function Choose({ id }: { id: string }) {
  const selected = useSelection((state) => state.selected);
  const shortcut = useShortcut();
  const toggle = () => toggleSelected(id);
  useKeys({ x: toggle });
  const number = selected.size === 0 ? 'Select' : `Select (${formatNumber(selected.size)} selected)`;
  return (
    <Button variant="quiet" aria-pressed={selected.has(id)} onClick={toggle} {...shortcut('x')}>
      <Key of="x">{number}</Key>
    </Button>
  );
}

const focusNote = () => goToElement('note');
const focusState = () => goToElement('state-title');

/** Puts the focus on a part of the page, and that in the middle. */
function goToElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
  return element !== null;
}

type Way = { pathname: string; search: string; state?: unknown };

/** Where one can go from an application, in the order of the list from which it was opened. After a direct link that is asked for. */
function useWays(id: string) {
  const { member } = useMember();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const filters = { ...readFilters(query), page: everything.page };
  const address = writeFilters(filters);
  const shown = useList((state) => state.shown);
  const order = useList((state) => (state.order?.address === address ? state.order : null));
  const { previous, next, place } = neighboursOf(order, id);
  const filter = sortedOf(filters, member.user_id);
  const question = JSON.stringify(filter);
  useEffect(() => {
    // Of several quick presses the pages between may be drawn late: the address is further on by then.
    if (location.hash.startsWith(`#${routes.application(id)}`)) noteOpened(id);
    void loadNeighbours(address, id, JSON.parse(question));
  }, [address, id, question]);
  const wayTo = (to: string): Way => ({ pathname: routes.application(to), search: address });
  const search = writeFilters({ ...filters, page: place === null ? 1 : Math.ceil(place / pageSize) });
  const isShown = shown?.address === search;
  const list: Way = {
    pathname: routes.list,
    search,
    state: { isReturn: true, ...(isShown && { scrollKey: shown.scrollKey }) },
  };
  const goTo = (way: Way) => void navigate(way, { state: way.state });
  const steps = [
    { name: 'Previous', key: 'p', to: previous },
    { name: 'Next', key: 'n', to: next },
  ] as const;
  return { place, total: order?.total ?? 0, steps, list, wayTo, goTo };
}
