import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { paths } from '~/config/paths.ts';
import { accessibility } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function AccessibilityPage() {
  return (
    <LegalPage
      document={accessibility()}
      path={paths.accessibility}
      picture={<WindowPicture picture="signpost" />}
    />
  );
}
