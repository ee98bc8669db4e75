import { useRef, useState, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useDismiss } from '~/ui/use-dismiss.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Arrival } from './components/Arrival.tsx';
import { Problem } from './components/Problem.tsx';
import { useMember } from './session/member.ts';
import { NewsAsking, useNews } from './session/news.ts';
import { routes } from '../config/staff-paths.ts';
import { endSession } from './session/session.ts';
import { appName, countText, roleNames } from './texts/texts.ts';
import styles from './StaffShell.module.css';

/** A link of the bar. `waiting` is how much waits behind it, and what that is called. */
type Entry = { to: string; name: string; isShown: boolean; waiting?: readonly [number, string] };

/** The frame around every page: where one can go, who one is, and the way out. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { member } = useMember();
  const [roleBefore] = useState(member.role);
  const { pathname } = useLocation();
  const skip = () => document.querySelector<HTMLElement>('main')?.focus();
  return (
    <div data-shell="" className={styles.Shell}>
      <NewsAsking key={pathname} />
      <header className={styles.Bar}>
        <button type="button" className={styles.SkipLink} onClick={skip}>
          Skip to the content
        </button>
        <span className={styles.Name}>{appName}</span>
        <Pages />
        <div className={styles.Who}>
          <AssignedLink />
          <span className={styles.Member}>
            <bdi translate="no">{member.name}</bdi> · <span>{roleNames[member.role]}</span>
          </span>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign out
          </Button>
        </div>
      </header>
      <Stack as="main" gap={5} tabIndex={-1} className={styles.Main}>
        <Problem
          text={
            member.role === roleBefore
              ? null
              : `Your role is now ${roleNames[member.role]}. It does not allow what you just did.`
          }
        />
        <Arrival />
        {children}
      </Stack>
    </div>
  );
}

/** The pages that the member may see. Where there is no room for them all they stand behind one button. */
function Pages() {
  const { rights } = useMember();
  const counts = useNews((state) => state.counts);
  const menu = useRef<HTMLDetailsElement>(null);
  useDismiss(menu);
  const entries: readonly Entry[] = [
    {
      to: routes.list,
      name: 'Applications',
      isShown: true,
      waiting: [counts?.new_applications ?? 0, 'new'],
    },
    { to: routes.overview, name: 'Overview', isShown: true },
    { to: routes.positions, name: 'Positions', isShown: true },
    { to: routes.templates, name: 'Templates', isShown: rights.mayChange },
    { to: routes.outbox, name: 'Outbox', isShown: true },
    {
      to: routes.accommodations,
      name: 'Accommodations',
      isShown: rights.mayHandleAccommodations,
      waiting: [counts?.open_requests ?? 0, 'open'],
    },
    { to: routes.members, name: 'Members', isShown: rights.mayManage },
    { to: routes.audit, name: 'Audit log', isShown: rights.mayAudit },
    { to: routes.settings, name: 'Settings', isShown: true },
  ];
  const shown = entries.filter(({ isShown }) => isShown);
  return (
    <nav aria-label="Main">
      <details ref={menu} className={styles.Menu}>
        <summary>
          <span>Menu</span>
          {shown.some(({ waiting: [number] = [0] }) => number > 0) && (
            <span className={styles.Dot}>
              <VisuallyHidden>something is new</VisuallyHidden>
            </span>
          )}
        </summary>
        <PageList entries={shown} />
      </details>
      <PageList entries={shown} />
    </nav>
  );
}

function PageList({ entries }: { entries: readonly Entry[] }) {
  const { pathname } = useLocation();
  return (
    <ul role="list" className={styles.Pages}>
      {entries.map(({ to, name, waiting: [number, what] = [0, ''] }) => (
        <li key={to}>
          <Link to={to} aria-current={isCurrent(to, pathname) ? 'page' : undefined}>
            <span>{name}</span>
            <Count number={number} what={what} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An application belongs to the list. */
function isCurrent(to: string, pathname: string): boolean {
  if (to === routes.list) return pathname === to || matchPath(routes.applicationPattern, pathname) !== null;
  return matchPath({ path: to, end: false }, pathname) !== null;
}

function Count({ number, what }: { number: number; what: string }) {
  if (number === 0) return null;
  return (
    <>
      <span aria-hidden="true" className={styles.Count}>
        {countText(number)}
      </span>
      <VisuallyHidden>{`${number > 999 ? 'more than 999' : number} ${what}`}</VisuallyHidden>
    </>
  );
}

/** What somebody else has assigned to the member, and the member has not opened since. */
function AssignedLink() {
  const { member } = useMember();
  const assigned = useNews((state) => state.counts?.assigned ?? 0);
  if (assigned === 0) return null;
  return (
    <Link
      className={styles.Assigned}
      to={{ pathname: routes.list, search: `assignee=${encodeURIComponent(member.user_id)}` }}
    >
      <span className={styles.Count}>{countText(assigned)}</span>{' '}
      <span>
        assigned<span className={styles.ToYou}> to you</span>
      </span>
    </Link>
  );
}
