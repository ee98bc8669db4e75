import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '~/ui/Button/Button.tsx';
import { Problem } from './components/Problem.tsx';
import { useMember } from './session/member.ts';
import { routes } from '../config/staff-paths.ts';
import { endSession } from './session/session.ts';
import { appName, roleNames } from './texts/texts.ts';
import styles from './StaffShell.module.css';

/** The frame around every page: where one can go, who one is, and the way out. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { member, rights } = useMember();
  const [roleBefore] = useState(member.role);
  const pages: readonly (readonly [string, string, boolean])[] = [
    [routes.list, 'Applications', true],
    [routes.positions, 'Positions', true],
    [routes.templates, 'Templates', rights.mayChange],
    [routes.accommodations, 'Accommodations', rights.mayHandleAccommodations],
    [routes.members, 'Members', rights.mayManage],
    [routes.audit, 'Audit log', rights.mayAudit],
  ];
  const skip = () => document.querySelector<HTMLElement>('main')?.focus();
  return (
    <div data-shell="" className={styles.Shell}>
      <header className={styles.Bar}>
        <button type="button" className={styles.SkipLink} onClick={skip}>
          Skip to the content
        </button>
        <span className={styles.Name}>{appName}</span>
        <nav aria-label="Main">
          <ul role="list" className={styles.Pages}>
            {pages.map(
              ([to, name, isShown]) =>
                isShown && (
                  <li key={to}>
                    <NavLink to={to} end={to === routes.list}>
                      {name}
                    </NavLink>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <div className={styles.Who}>
          <span>
            <bdi translate="no">{member.name}</bdi> · <span>{roleNames[member.role]}</span>
          </span>
          <Button variant="quiet" onClick={() => endSession('by-choice')}>
            Sign out
          </Button>
        </div>
      </header>
      <main tabIndex={-1} className={styles.Main}>
        <Problem
          text={
            member.role === roleBefore
              ? null
              : `Your role is now ${roleNames[member.role]}. What it does not allow was refused.`
          }
        />
        {children}
      </main>
    </div>
  );
}
