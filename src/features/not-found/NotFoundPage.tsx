import { Link } from 'react-router-dom';
import { PageBody, PageIntro } from '~/blocks/PageBody/PageBody.tsx';
import { PageHead } from '~/blocks/PageHead/PageHead.tsx';
import { WindowScene } from '~/blocks/pictures/WindowScene.tsx';
import { brand } from '~/brand/brand.ts';
import { notFound } from '~/content/en/not-found.ts';
import { paths } from '~/config/paths.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import styles from './NotFoundPage.module.css';

/** Any path that no other page answers (specification, section 2). */
export function NotFoundPage() {
  const { HandoffLink } = usePlatform();
  return (
    <PageBody>
      <PageHead
        title={`${notFound.title} – ${brand.productName}`}
        description={notFound.description}
        path={null}
        image="not-found"
      />
      <div className={styles.Page}>
        <PageIntro
          title={notFound.title}
          lead={notFound.text}
          picture={<WindowScene scene="signpost" />}
          keepPicture
        >
          <p className={styles.Actions}>
            <Link to={paths.home} {...buttonFrame()}>
              {notFound.backToHome}
            </Link>
            <HandoffLink to="web-app" variant="secondary">
              {notFound.tryWebApp}
            </HandoffLink>
          </p>
        </PageIntro>
      </div>
    </PageBody>
  );
}
