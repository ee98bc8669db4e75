import { WindowPicture } from '~/components/pictures/WindowPicture.tsx';
import { paths } from '~/config/paths.ts';
import { healthData } from '~/content/legal/documents.ts';
import { LegalPage } from './LegalPage.tsx';

export function HealthDataPage() {
  return (
    <LegalPage document={healthData()} path={paths.healthData} picture={<WindowPicture picture="letter" />} />
  );
}
