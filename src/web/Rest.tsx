import type { ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useMadeHere, usePainted } from '~/ui/use-hydrated.ts';
import { Step } from '~/platform/Step.tsx';
import styles from './Rest.module.css';

/**
 * What lies below the first screen of a page: hydrated in a step of its own, or, where the page is made here, drawn in the
 * picture after its heading. Not where an anchor is asked for or Back returns into the page: its place must be there at once.
 */
export function Rest({ children }: { children: ReactNode }) {
  const isMadeHere = useMadeHere();
  const { hash } = useLocation();
  const way = useNavigationType();
  const isDrawn = usePainted(!isMadeHere || hash !== '' || way === 'POP');
  if (!isDrawn) return <div className={styles.Coming} />;
  return (
    <Step name="rest">
      <div className={styles.Rest}>{children}</div>
    </Step>
  );
}
