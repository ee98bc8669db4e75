import { useState, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { Button } from '~/ui/Button/Button.tsx';
import { Problem } from './components/Problem.tsx';
import { useMember } from './session/member.ts';
import { routes } from '../config/staff-paths.ts';
import { endSession } from './session/session.ts';
import { appName, roleNames } from './messages/messages.ts';
import styles from './StaffShell.module.css';

/** The frame around every page: where one can go, who one is, and the way out. */
export function StaffShell({ children }: { children: ReactNode }) {
  const { member, rights } = useMember();
  const [roleBefore] = useState(member.role);
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
            <li>
              <NavLink to={routes.list} end>
                Applications
              </NavLink>
            </li>
            <li>
              <NavLink to={routes.positions}>Positions</NavLink>
            </li>
            {rights.mayChange && (
              <li>
                <NavLink to={routes.templates}>Templates</NavLink>
              </li>
            )}
            {rights.mayHandleAccommodations && (
              <li>
                <NavLink to={routes.accommodations}>Accommodations</NavLink>
              </li>
            )}
            {rights.mayManage && (
              <li>
                <NavLink to={routes.members}>Members</NavLink>
              </li>
            )}
            {rights.mayAudit && (
              <li>
                <NavLink to={routes.audit}>Audit log</NavLink>
              </li>
            )}
          </ul>
        </nav>
        <div className={styles.Who}>
          <span>
            <bdi>{member.name}</bdi> · {roleNames[member.role]}
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
