import { paths } from '~/config/paths.ts';
import type { HeardScreen } from '~/domain/kiosk/listening.ts';
import { useScreen } from '../state/screen-store.ts';
import { useHandoff, useLanguageChoice, usePin, useSession } from '../state/visit-stores.ts';

/** What lies uppermost on the screen. */
export function openLayer(): HeardScreen['layer'] {
  if (usePin.getState().open) return 'staff';
  const { view, secondsLeft } = useSession.getState();
  if (view === 'attract' && useScreen.getState().settings.outOfService === null) return 'invitation';
  if (view !== 'pages') return 'closed';
  if (secondsLeft !== null) return 'countdown';
  if (useLanguageChoice.getState().state === 'open') return 'languages';
  if (useHandoff.getState().topic !== null) return 'panel';
  return ['', '#', `#${paths.home}`].includes(location.hash) ? 'first' : 'page';
}
