import { WindowScene } from '~/components/pictures/WindowScene.tsx';
import { paths } from '~/config/paths.ts';
import { healthData } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function HealthDataPage() {
  return (
    <LegalPage document={healthData()} path={paths.healthData} picture={<WindowScene scene="letter" />} />
  );
}
