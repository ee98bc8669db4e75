import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { appName } from '../texts/texts.ts';
import styles from './SignIn.module.css';

/** The frame of the sign-in pages: one card. Its heading takes the focus, so that it is read out. */
export function SignInCard({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} – ${appName}`;
    // A field that has taken the focus keeps it.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return (
    <Stack as="main" gap={5} className={styles.Page}>
      <p className={styles.Name}>{appName}</p>
      <Stack gap={5} className={styles.Card}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Stack>
    </Stack>
  );
}
