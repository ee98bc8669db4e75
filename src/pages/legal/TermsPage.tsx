import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { terms } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function TermsPage() {
  return <LegalPage document={terms()} path={paths.terms} picture={<WindowScene scene="agreement" />} />;
}
