import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './Pages.module.css';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { backToHome, ...notFound } = messages.notFound;
  return (
    <NothingHere {...notFound}>
      <Link to={paths.home} {...buttonFrame()}>
        {backToHome}
      </Link>
    </NothingHere>
  );
}

type NothingHereProps = { title: string; description: string; text: string; children: ReactNode };

/** Says that there is nothing, and one way on. @param children the key that leads there. */
export function NothingHere({ title, description, text, children }: NothingHereProps) {
  return (
    <div className={styles.Page}>
      <PageHead title={`${title} – ${brand.productName}`} description={description} path={null} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <p>{children}</p>
      <Drawing name="not-found" className={styles.Drawing} />
    </div>
  );
}
