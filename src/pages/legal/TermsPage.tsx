import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { paths } from '~/config/paths.ts';
import { terms } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  return <LegalPage document={terms()} path={paths.terms} picture={<WindowPicture picture="agreement" />} />;
}
