import { Link } from 'react-router-dom';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';

/** No job has this id (specification, section 8). */
export function JobNotFound() {
  const own = messages.jobPage.notFound;
  return (
    <PageBody>
      <PageHead
        title={`${own.title} – ${brand.productName}`}
        description={own.description}
        path={null}
        image="job-not-found"
      />
      <PageIntro title={own.title} lead={own.text} picture={<WindowScene scene="board" />} keepPicture>
        <p>
          <Link to={paths.careers} {...buttonFrame()}>
            {messages.jobPage.backToCareers}
          </Link>
        </p>
      </PageIntro>
    </PageBody>
  );
}
