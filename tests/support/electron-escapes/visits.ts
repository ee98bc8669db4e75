import { attempt, type Area, type Probe } from './types.ts';

const proof = (file: string, title: string): Probe => ({
  put: 'test',
  file: `tests/unit/electron/${file}`,
  title,
});

/** What the next visitor could find. */
export const visits: Area = {
  title: 'Between two visitors',
  escapes: [
    attempt(
      'V01',
      'Half-typed words, sessionStorage, text size, contrast, volume, voice of the last visitor',
      'wipe',
      [
        proof('main-process/session/wipe.test.ts', 'the page goes before anything else is cleared'),
        proof('main-process/window/window.test.ts', 'a new page is a new WebContents'),
      ],
      {
        expected: 'gone with the page',
        inElectron: { run: `sessionStorage.length + localStorage.length`, gives: 0 },
      },
    ),
    attempt(
      'V02',
      'Cookies, localStorage, databases, caches',
      'wipe',
      [
        proof('main-process/session/wipe.test.ts', 'every store is cleared'),
        proof('policy/window.test.ts', 'nothing is kept on the disk'),
      ],
      {
        expected: 'cleared; in memory only',
        inElectron: {
          run: `(async () => document.cookie + (await indexedDB.databases()).length + (await caches.keys()).length)()`,
          gives: '00',
        },
      },
    ),
    attempt(
      'V03',
      'Clipboard and the selection of Linux',
      'wipe',
      [proof('main-process/session/wipe.test.ts', 'both clipboards of Linux are cleared')],
      { expected: 'cleared' },
    ),
    attempt(
      'V04',
      'A late answer for the last visitor',
      'session-number',
      [proof('policy/kiosk-machine.test.ts', 'what an older page says changes nothing')],
      { expected: 'dropped' },
    ),
    attempt(
      'V05',
      'A wipe that fails or hangs',
      'wipe-again',
      [
        proof(
          'policy/kiosk-machine.test.ts',
          'a wipe that hangs is begun again, and after three the program starts anew',
        ),
        proof('policy/session.test.ts', 'a step that fails or hangs holds up no other'),
      ],
      { expected: 'begun again; nobody is let in before' },
    ),
    attempt(
      'V06',
      'A visitor who walks away',
      'idle',
      [proof('policy/idle.test.ts', 'from the last touch to the end')],
      { expected: 'countdown, then wipe' },
    ),
    attempt(
      'V07',
      'A touch by the next visitor while the countdown runs',
      'idle',
      [proof('policy/idle.test.ts', 'a touch beside the button answers nothing')],
      { expected: 'only the button goes on with the visit' },
    ),
    attempt(
      'V08',
      'A weight on a key, a trembling sensor, a page read aloud for hours',
      'idle',
      [
        proof('policy/pointer.test.ts', 'held keys and trembling sensors are no sign of life'),
        proof('policy/idle.test.ts', 'reading aloud holds the visit for ten minutes at most'),
      ],
      { expected: 'no sign of life' },
    ),
    attempt(
      'V09',
      'The first touch on a dark screen presses what lies under it',
      'asleep',
      [proof('policy/idle.test.ts', 'the first touch only wakes')],
      { expected: 'only wakes' },
    ),
    attempt(
      'V10',
      'Two pages at once, a locked-out kiosk, data after the end',
      'machine',
      [proof('policy/kiosk-machine.random.test.ts', 'ten thousand random sequences keep every promise')],
      { expected: 'never' },
    ),
  ],
};
