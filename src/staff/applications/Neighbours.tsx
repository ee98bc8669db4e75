import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listApplications } from '~/staff/api/applications.ts';
import { Button, buttonFrame } from '~/ui/Button/Button.tsx';
import { Key, useShortcut } from '../components/Key.tsx';
import { useKeys } from '../session/use-keys.ts';
import { routes } from '../../config/staff-paths.ts';
import { orderOf, readFilters, writeFilters } from './filters.ts';
import { neighboursOf, setListCursor, useListCursor } from './list-cursor-store.ts';
import { KeysHelp } from './KeysHelp.tsx';
import styles from './Application.module.css';

/** The way back to the list, and to the applications before and after this one in it. */
export function Neighbours({ id }: { id: string }) {
  const [query] = useSearchParams();
  const search = writeFilters(readFilters(query));
  const { previous, next } = neighboursOf(useIds(search, id), id);
  const list = { pathname: routes.list, search };
  const [p, n] = [targetOf(previous, search), targetOf(next, search)];
  const navigate = useNavigate();
  const shortcut = useShortcut();
  const goTo = (target: Target | null) => target && (() => void navigate(target));
  useKeys({ u: goTo(list), p: goTo(p), n: goTo(n) });
  const targets = [
    ['Previous', 'p', p],
    ['Next', 'n', n],
  ] as const;
  return (
    <nav aria-label="Neighbours in the list" className={styles.Neighbours}>
      <Link {...buttonFrame({ variant: 'quiet' })} to={list} {...shortcut('u')}>
        <Key of="u">Back to the list</Key>
      </Link>
      {targets.map(
        ([name, key, target]) =>
          target !== null && (
            <Link key={name} {...buttonFrame({ variant: 'secondary' })} to={target} {...shortcut(key)}>
              <Key of={key}>{name}</Key>
            </Link>
          ),
      )}
      <Button variant="quiet" onClick={() => print()}>
        Print
      </Button>
      <KeysHelp />
    </nav>
  );
}

type Target = { pathname: string; search: string };

function targetOf(id: string | null, search: string): Target | null {
  return id === null ? null : { pathname: routes.application(id), search };
}

/** The ids of the list's page. After a direct link the list is fetched first. */
function useIds(address: string, id: string): readonly string[] {
  const cursor = useListCursor((state) => state.cursor);
  const isKnown = cursor?.address === address && cursor.ids.includes(id);
  useEffect(() => {
    if (isKnown) return undefined;
    let isCurrent = true;
    const order = orderOf(readFilters(new URLSearchParams(address)));
    void listApplications(order).then((answer) => {
      if (!isCurrent || answer.kind !== 'ok') return;
      setListCursor({ address, ids: answer.value.rows.map((row) => row.id) });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isKnown]);
  return isKnown ? cursor.ids : [];
}
