import { Link } from 'react-router-dom';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import styles from './NotFoundPage.module.css';

/** Any path that no other page answers (specification, section 2). */
export function NotFoundPage() {
  const { HandoffLink } = usePlatform();
  return (
    <PageBody>
      <PageHead
        title={`${messages.notFound.title} – ${brand.productName}`}
        description={messages.notFound.description}
        path={null}
        image="not-found"
      />
      <div className={styles.Page}>
        <PageIntro
          title={messages.notFound.title}
          lead={messages.notFound.text}
          picture={<Drawing name="not-found" />}
        >
          <Row as="p" gap={4}>
            <Link to={paths.home} {...buttonFrame()}>
              {messages.notFound.backToHome}
            </Link>
            <HandoffLink to="web-app" variant="secondary">
              {messages.notFound.tryWebApp}
            </HandoffLink>
          </Row>
        </PageIntro>
      </div>
    </PageBody>
  );
}
