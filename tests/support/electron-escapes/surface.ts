import { attempt, type Area, type Probe } from './types.ts';

const permissions = (...names: readonly string[]): readonly Probe[] =>
  names.map((name) => ({ put: 'permission', name }));
const header = (has: string, name = 'Content-Security-Policy'): Probe => ({ put: 'header', name, has });
const sandbox = header('sandbox allow-scripts allow-same-origin allow-forms');
const events = (title: string): Probe => ({
  put: 'test',
  file: 'tests/unit/electron/page-events.test.ts',
  title,
});
const stopped = 'the page never hears of %s';

/** Whether an event dispatched in the page is stopped before the page hears of it. */
const unheard = (...names: readonly string[]) => ({
  run: `(() => ${JSON.stringify(names)}.filter((name) => { let heard = false; const b = document.body; b.addEventListener(name, () => { heard = true; }, { once: true }); const e = new Event(name, { bubbles: true, cancelable: true }); b.dispatchEvent(e); return heard || !e.defaultPrevented; }).join())()`,
  gives: '',
});
/** The name of the error a promise ends with. */
const failsWith = (expression: string, gives: string) => ({
  run: `(async () => { try { await ${expression}; return 'done'; } catch (error) { return error.name; } })()`,
  gives,
});

/** Ways through pointer, clipboard, files, dialogs and devices. */
export const surface: Area = {
  title: 'Pointer, touch, clipboard, files, dialogs, devices',
  escapes: [
    attempt(
      'S01',
      'Right click, long press',
      'pointer-right pointer-menu context-menu',
      [
        { put: 'pointer', type: 'mouseDown', button: 'right' },
        { put: 'pointer', type: 'contextMenu' },
        { put: 'event', on: 'contents', name: 'context-menu' },
      ],
      { inPage: unheard('contextmenu') },
    ),
    attempt(
      'S02',
      'Middle click: new tab, scrolling, paste of the selection',
      'pointer-middle',
      [
        { put: 'pointer', type: 'mouseDown', button: 'middle' },
        { put: 'pointer', type: 'mouseUp', button: 'middle' },
      ],
      { inPage: unheard('auxclick') },
    ),
    attempt('S03', 'Zoom by Control and wheel', 'pointer-zoom', [
      { put: 'pointer', type: 'mouseWheel', modifiers: ['control'] },
      { put: 'pointer', type: 'mouseWheel', modifiers: ['meta'] },
    ]),
    attempt(
      'S04',
      'Zoom by two fingers or double tap',
      'zoom',
      [
        {
          put: 'test',
          file: 'tests/unit/electron/main-process/guards/guard-contents.test.ts',
          title: 'nothing zooms',
        },
        { put: 'preference', name: 'zoomMode', is: 'disabled' },
      ],
      { inElectron: { run: 'visualViewport.scale', gives: 1 } },
    ),
    attempt('S05', "The window's own menu", 'system-menu', [
      {
        put: 'test',
        file: 'tests/unit/electron/main-process/window/window.test.ts',
        title: 'the window prevents %s',
      },
      { put: 'window-option', name: 'frame', is: false },
    ]),
    attempt(
      'S06',
      'Move or resize the window, by hand or by script',
      'window-option',
      [
        { put: 'window-option', name: 'movable', is: false },
        { put: 'window-option', name: 'resizable', is: false },
        { put: 'window-option', name: 'kiosk', is: true },
        { put: 'window-option', name: 'alwaysOnTop', is: true },
      ],
      {
        inElectron: {
          run: `(() => { const before = innerWidth; resizeTo(300, 300); moveTo(50, 50); return innerWidth === before; })()`,
          gives: true,
        },
      },
    ),
    attempt(
      'S07',
      'A file, text or address dragged into the page',
      'preference',
      [{ put: 'preference', name: 'navigateOnDragDrop', is: false }, events(stopped)],
      { inPage: unheard('dragenter', 'dragover', 'drop') },
    ),
    attempt('S08', 'A picture or link dragged out of the page', 'page-event', [events(stopped)], {
      inPage: unheard('dragstart'),
    }),
    attempt('S09', 'Copy and cut by the page or its events', 'page-event', [events(stopped)], {
      inPage: unheard('copy', 'cut'),
    }),
    attempt(
      'S10',
      'Clipboard by script',
      'permission-clipboard-read',
      [
        ...permissions('clipboard-read', 'clipboard-sanitized-write', 'deprecated-sync-clipboard-read'),
        header('clipboard-write=()', 'Permissions-Policy'),
        header('clipboard-read=()', 'Permissions-Policy'),
      ],
      {
        inPage: failsWith(`navigator.clipboard.writeText('x')`, 'NotAllowedError'),
        inElectron: failsWith(`navigator.clipboard.readText()`, 'NotAllowedError'),
      },
    ),
    attempt(
      'S11',
      'A file input, pressed or clicked by script',
      'page-event',
      [events('a click on a file input is stopped')],
      {
        inPage: {
          run: `(() => { const i = document.createElement('input'); i.type = 'file'; document.body.append(i); let prevented = null; window.addEventListener('click', (e) => { prevented = e.defaultPrevented; }, { once: true }); const e = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }); i.dispatchEvent(e); i.remove(); return e.defaultPrevented; })()`,
          gives: true,
        },
      },
    ),
    attempt(
      'S12',
      'File pickers by script',
      'permission-fileSystem file-system',
      [...permissions('fileSystem'), { put: 'event', on: 'session', name: 'file-system-access-restricted' }],
      {
        inElectron: failsWith(
          `(window.showOpenFilePicker ?? (() => { throw new DOMException('', 'SecurityError'); }))()`,
          'SecurityError',
        ),
      },
    ),
    attempt('S13', 'Print', 'csp-sandbox', [sandbox], {
      inPage: {
        run: `(() => { let asked = false; addEventListener('beforeprint', () => { asked = true; }); print(); return asked; })()`,
        gives: false,
      },
      inElectron: {
        run: `(() => { let asked = false; addEventListener('beforeprint', () => { asked = true; }); print(); return asked; })()`,
        gives: false,
      },
    }),
    attempt(
      'S14',
      'Downloads',
      'download',
      [{ put: 'event', on: 'session', name: 'will-download' }, sandbox],
      {
        inElectron: {
          run: `(async () => { const a = document.createElement('a'); a.download = 'x.txt'; a.href = 'data:text/plain,x'; document.body.append(a); a.click(); await new Promise((done) => setTimeout(done, 300)); return location.pathname; })()`,
          gives: '/index.html',
        },
      },
    ),
  ],
};
