import { PageBody, PageIntro } from '~/blocks/PageBody/PageBody.tsx';
import { PageHead } from '~/blocks/PageHead/PageHead.tsx';
import { WindowScene } from '~/blocks/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { words } from '~/content/spoken.ts';

/** A page that shows what adding a page takes. */
export function ExamplePage() {
  const { head, heading, lead } = words.example;
  return (
    <PageBody>
      <PageHead {...head} path={paths.example} />
      <PageIntro title={heading} lead={lead} picture={<WindowScene scene="people" />} />
    </PageBody>
  );
}
