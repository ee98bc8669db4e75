import { Link } from 'react-router-dom';
import { PageBody, PageIntro } from '~/blocks/PageBody/PageBody.tsx';
import { PageHead } from '~/blocks/PageHead/PageHead.tsx';
import { WindowScene } from '~/blocks/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { brand } from '~/brand/brand.ts';
import { jobPage } from '~/content/en/job.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';

/** No job has this id (specification, section 8). */
export function JobNotFound() {
  const words = jobPage.notFound;
  return (
    <PageBody>
      <PageHead
        title={`${words.title} – ${brand.productName}`}
        description={words.description}
        path={null}
        image="job-not-found"
      />
      <PageIntro title={words.title} lead={words.text} picture={<WindowScene scene="board" />} keepPicture>
        <p>
          <Link to={paths.careers} {...buttonFrame()}>
            {jobPage.backToCareers}
          </Link>
        </p>
      </PageIntro>
    </PageBody>
  );
}
