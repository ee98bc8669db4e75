import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { accessibility } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function AccessibilityPage() {
  return (
    <LegalPage
      document={accessibility()}
      path={paths.accessibility}
      picture={<WindowScene scene="signpost" />}
    />
  );
}
