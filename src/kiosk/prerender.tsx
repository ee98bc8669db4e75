import { renderToStaticMarkup } from 'react-dom/server';
import * as format from '~/content/en/format.ts';
import { words } from '~/content/en/words.ts';
import { speakAll } from '~/content/spoken.ts';
import { Invitation } from './attract/AttractScreen.tsx';

/**
 * The invitation as markup, for the kiosk's own document: it is drawn while the script is still on its way. What differs from
 * kiosk to kiosk is bound by the preload (src/contract/kiosk-opening.ts).
 */
export function renderInvitation(): string {
  speakAll('en', { words, format });
  return renderToStaticMarkup(<Invitation />);
}
