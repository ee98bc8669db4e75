import { clipboard, type Clipboard, type Session } from 'electron';
import { isWiped, runWipe, wipeRounds, type WipeStep } from '../../policy/session.ts';
import type { Audio } from '../audio.ts';
import type { Context } from '../context.ts';
import type { Printing } from './printing.ts';
import type { KioskWindow } from '../window/window.ts';

/** Milliseconds one step may take. */
const stepLimitMs = 1_000;

/**
 * Removes everything of a visit.
 * @param isCurrent false as soon as a newer wipe has begun: then this one touches nothing more.
 * @param hasShown whether the session has shown a page at all.
 * @returns whether the next visitor may be let in.
 */
export async function wipeVisit(
  context: Context,
  kioskWindow: Pick<KioskWindow, 'page' | 'destroyPage'>,
  audio: Pick<Audio, 'direct'>,
  printing: Pick<Printing, 'end'>,
  session: Session,
  isCurrent: () => boolean,
  hasShown: boolean,
): Promise<boolean> {
  const failed = await runWipe(
    wipeRounds(context.platform, hasShown),
    async (step) => {
      if (!isCurrent()) throw new Error('A newer wipe has begun.');
      await doStep(step, context, kioskWindow, audio, printing, session);
    },
    stepLimitMs,
  );
  for (const step of failed) context.log({ event: 'wipe-step-failed', rule: step });
  return isCurrent() && isWiped(failed);
}

async function doStep(
  step: WipeStep,
  context: Context,
  kioskWindow: Pick<KioskWindow, 'page' | 'destroyPage'>,
  audio: Pick<Audio, 'direct'>,
  printing: Pick<Printing, 'end'>,
  session: Session,
): Promise<void> {
  switch (step) {
    case 'silence':
      return kioskWindow.page()?.setAudioMuted(true);
    case 'destroy-page':
      return kioskWindow.destroyPage();
    case 'restore-sound':
      return audio.direct('usual');
    case 'end-prints':
      if (!(await printing.end())) throw new Error('The print service did not answer.');
      return;
    case 'clear-storage':
      // Electron's `clearData` leaves out what pages of a scheme of our own have stored; `clearStorageData` keeps other data.
      await Promise.all([session.clearStorageData(), session.clearData()]);
      return;
    case 'clear-sign-ins':
      return session.clearAuthCache();
    case 'clear-hosts':
      return session.clearHostResolverCache();
    case 'clear-code':
      return session.clearCodeCaches({});
    case 'close-connections':
      return session.closeAllConnections();
    case 'clear-clipboard':
      return emptyClipboard(clipboard, context);
    case 'clear-selection':
      return emptyClipboard(clipboard.selection, context);
  }
}

/** Under Wayland a program can clear only its own text: another program's is replaced first. */
async function emptyClipboard(one: Clipboard, { windowSystem }: Context): Promise<void> {
  if (windowSystem === 'wayland') await one.writeText(' ');
  one.clear();
}
