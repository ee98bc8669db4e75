import { Link } from 'react-router-dom';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { brand } from '~/config/brand.ts';
import { words } from '~/i18n/messages.ts';
import { paths } from '~/config/paths.ts';
import { usePlatform } from '~/components/platform.tsx';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './NotFoundPage.module.css';

/** Any path that no other page answers (specification, section 2). */
export function NotFoundPage() {
  const { HandoffLink } = usePlatform();
  return (
    <PageBody>
      <PageHead
        title={`${words.notFound.title} – ${brand.productName}`}
        description={words.notFound.description}
        path={null}
        image="not-found"
      />
      <div className={styles.Page}>
        <PageIntro
          title={words.notFound.title}
          lead={words.notFound.text}
          picture={<WindowScene scene="signpost" />}
          keepPicture
        >
          <p className={styles.Actions}>
            <Link to={paths.home} {...buttonFrame()}>
              {words.notFound.backToHome}
            </Link>
            <HandoffLink to="web-app" variant="secondary">
              {words.notFound.tryWebApp}
            </HandoffLink>
          </p>
        </PageIntro>
      </div>
    </PageBody>
  );
}
