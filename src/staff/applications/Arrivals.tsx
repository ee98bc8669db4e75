import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '~/ui/Button/Button.tsx';
import { routes } from '../../config/staff-paths.ts';
import { beginArrivals, useNews } from '../session/news.ts';
import { countText } from '../texts/texts.ts';
import styles from './Arrivals.module.css';

type ArrivalsProps = { isLoading: boolean; onShow: () => void };

/** Says that applications came since the list was read. Nothing moves by itself: a press shows them, at the top of the whole list. */
export function Arrivals({ isLoading, onShow }: ArrivalsProps) {
  const navigate = useNavigate();
  const arrived = useNews((state) => state.counts?.arrived ?? 0);
  useEffect(() => {
    if (isLoading) void beginArrivals();
  }, [isLoading]);
  const show = () => {
    void navigate(routes.list);
    scrollTo(0, 0);
    onShow();
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" className={styles.Arrivals}>
      {arrived > 0 && (
        <>
          <span>{`${countText(arrived)} new ${arrived === 1 ? 'application' : 'applications'}.`}</span>{' '}
          <Button variant="secondary" onClick={show}>
            Show them
          </Button>
        </>
      )}
    </div>
  );
}
