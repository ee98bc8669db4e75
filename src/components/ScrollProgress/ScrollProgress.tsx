import { useEffect, useRef } from 'react';
import { scrollProgress } from '~/domain/scroll.ts';
import styles from './ScrollProgress.module.css';

/** The bar at the top of every page that shows how far one has read. Decorative: the scroll bar says the same. */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const done = scrollProgress(scrollY, document.documentElement.scrollHeight, innerHeight);
      bar.current?.style.setProperty('--done', String(done));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(draw);
    };
    schedule();
    const listening = new AbortController();
    addEventListener('scroll', schedule, { passive: true, signal: listening.signal });
    addEventListener('resize', schedule, { signal: listening.signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  return <div ref={bar} className={styles.Bar} aria-hidden="true" data-testid="scroll-progress" />;
}
