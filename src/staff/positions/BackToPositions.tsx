import { Link } from 'react-router-dom';
import { routes } from '~/config/staff-paths.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';

/** The way back to the list. */
export function BackToPositions() {
  return (
    <p>
      <Link to={routes.positions} {...buttonFrame({ variant: 'quiet' })}>
        All positions
      </Link>
    </p>
  );
}
