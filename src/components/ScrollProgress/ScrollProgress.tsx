import { useEffect, useRef } from 'react';
import { scrollProgress } from '~/domain/scroll.ts';
import styles from './ScrollProgress.module.css';

/**
 * The bar at the top of every page that shows how far one has read. Decorative: the scroll bar says the same. Its styles move it;
 * the script does where there are no scroll timelines, or no animations for who wants none.
 */
export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (bar.current?.getAnimations().length) return undefined;
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
