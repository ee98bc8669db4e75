import type { ComponentProps, ReactNode } from 'react';
import styles from './BarButton.module.css';

type BarButtonProps = ComponentProps<'button'> & { icon: ReactNode; kind?: string };

/** An icon and a label of the bar's size. @param kind names its place and look, for the styles of what it stands in. */
export function BarButton({ icon, kind, children, ...rest }: BarButtonProps) {
  return (
    <button type="button" className={styles.Button} data-kind={kind} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
