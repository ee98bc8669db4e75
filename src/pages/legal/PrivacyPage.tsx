import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { paths } from '~/config/paths.ts';
import { privacy } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function PrivacyPage() {
  return <LegalPage document={privacy()} path={paths.privacy} picture={<WindowPicture picture="letter" />} />;
}
