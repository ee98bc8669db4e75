import type { WebContents } from 'electron';
import { isOwnPage } from '../../policy/navigation.ts';
import type { Context } from '../context/context.ts';

/**
 * Reports a page that has come to another address after all. `about:blank` is asked for by no event that could be prevented,
 * and keeps the origin of the page that it took the place of.
 */
export function watchAddress(
  contents: Pick<WebContents, 'on'>,
  context: Context,
  onAstray: () => void,
): void {
  contents.on('did-navigate', (_event, url) => {
    if (context.build === 'dev' || isOwnPage(url)) return;
    context.deny('nav-astray', url);
    onAstray();
  });
}
