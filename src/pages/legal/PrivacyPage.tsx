import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { privacy } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPage() {
  return <LegalPage document={privacy()} path={paths.privacy} picture={<WindowScene scene="letter" />} />;
}
