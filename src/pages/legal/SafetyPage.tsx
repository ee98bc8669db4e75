import { Drawing } from '~/components/pictures/Drawing.tsx';
import { paths } from '~/config/paths.ts';
import { safety, safetyDrawing } from '~/content/safety/safety.ts';
import { LegalPage } from './LegalPage.tsx';

/** How safe the assistant is: its model card. */
export function SafetyPage() {
  return <LegalPage document={safety()} path={paths.safety} picture={<Drawing name={safetyDrawing} />} />;
}
