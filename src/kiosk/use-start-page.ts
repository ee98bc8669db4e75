import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '~/config/paths.ts';
import { useSession } from './state/session-store.ts';

/** Every visit begins on the landing page, wherever the last one ended. */
export function useStartPage(): void {
  const navigate = useNavigate();
  const isOver = useSession(({ stage }) => stage === 'ended' || stage === 'asleep');
  useEffect(() => {
    if (isOver) void navigate(paths.home, { replace: true });
  }, [isOver, navigate]);
}
