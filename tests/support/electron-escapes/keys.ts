import { attempt, onlyOnComputer, type Area, type Probe } from './types.ts';

const press = (keys: string): readonly Probe[] =>
  keys.split(' ').map((combination) => ({ put: 'key', keys: combination }));
const numbered = (prefix: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`).join(' ');

/** Ways through the keyboard. `Ctrl` stands for Command as well: both are tried. */
export const keyboard: Area = {
  title: 'Keyboard',
  escapes: [
    attempt('K01', 'Function keys', 'key-unknown', press(numbered('F', 1, 24))),
    attempt(
      'K02',
      'Keys of browsers, programs and media',
      'key-unknown',
      press(
        'BrowserBack BrowserForward BrowserRefresh BrowserSearch BrowserHome BrowserFavorites LaunchApplication1 LaunchApplication2 LaunchMail Help Pause PrintScreen ContextMenu Insert ScrollLock Unidentified',
      ),
    ),
    attempt(
      'K03',
      'Reload',
      'key-control key-meta key-unknown',
      press('Ctrl+r Ctrl+Shift+R F5 Shift+F5 Ctrl+F5 Cmd+r'),
    ),
    attempt('K04', 'Developer tools', 'key-control key-meta key-unknown devtools', [
      ...press('F12 Ctrl+Shift+I Ctrl+Shift+J Ctrl+Shift+C Ctrl+Shift+K Cmd+Alt+i Cmd+Alt+j Cmd+Alt+c'),
      { put: 'preference', name: 'devTools', is: false },
      { put: 'event', on: 'contents', name: 'devtools-opened' },
    ]),
    attempt('K05', 'View source', 'key-control key-meta', press('Ctrl+u Cmd+Alt+u Cmd+u')),
    attempt('K06', 'Close the window or quit', 'key-control key-alt key-meta window-close', [
      ...press('Ctrl+w Ctrl+Shift+W Ctrl+F4 Ctrl+q Cmd+q Cmd+w Alt+F4'),
      {
        put: 'test',
        file: 'tests/unit/electron/main-process/window/window.test.ts',
        title: 'the window prevents %s',
      },
      { put: 'window-option', name: 'closable', is: false },
    ]),
    attempt('K07', 'Minimize or hide', 'key-control key-meta minimize', [
      ...press('Cmd+m Cmd+h Cmd+Alt+h Ctrl+m'),
      { put: 'window-option', name: 'minimizable', is: false },
    ]),
    attempt(
      'K08',
      'New tabs and windows',
      'key-control key-meta',
      press('Ctrl+n Ctrl+t Ctrl+Shift+N Ctrl+Shift+T Ctrl+Tab Ctrl+1 Ctrl+9 Cmd+n Cmd+t'),
    ),
    attempt(
      'K09',
      'Address bar and search',
      'key-control key-alt key-unknown',
      press('Ctrl+l Alt+d F6 Ctrl+k Ctrl+e Ctrl+f Ctrl+g F3'),
    ),
    attempt('K10', 'Print', 'key-control key-meta', press('Ctrl+p Ctrl+Shift+P Cmd+p')),
    attempt(
      'K11',
      'Save, open, bookmark, downloads, history',
      'key-control key-meta',
      press('Ctrl+s Ctrl+o Ctrl+d Ctrl+j Ctrl+h Cmd+s Cmd+o'),
    ),
    attempt(
      'K12',
      'Copy and cut',
      'key-control key-meta key-shift key-unknown',
      press('Ctrl+c Ctrl+x Ctrl+Insert Shift+Delete Cmd+c Cmd+x'),
    ),
    attempt(
      'K13',
      'Paste what an earlier visitor copied',
      'key-control key-meta key-unknown',
      press('Ctrl+v Ctrl+Shift+V Shift+Insert Cmd+v'),
    ),
    attempt(
      'K14',
      'Select all, undo, redo',
      'key-control key-meta',
      press('Ctrl+a Ctrl+z Ctrl+y Ctrl+Shift+Z Cmd+a'),
    ),
    attempt('K15', 'Zoom by keys', 'key-control key-meta', [
      ...press('Ctrl++ Ctrl+- Ctrl+0 Ctrl+= Cmd++ Cmd+- Cmd+0'),
      { put: 'preference', name: 'zoomMode', is: 'disabled' },
    ]),
    attempt('K16', 'Menus by keys', 'key-alt key-unknown', press('Alt Alt+Space Alt+f F10 Shift+F10')),
    attempt(
      'K17',
      'Back and forward by keys',
      'key-alt key-meta',
      press('Alt+ArrowLeft Alt+ArrowRight Alt+Home Cmd+ArrowLeft Cmd+['),
    ),
    attempt('K18', "Chromium's task manager", 'key-shift', press('Shift+Escape')),
    attempt(
      'K19',
      'AltGr used to press Control and Alt with a letter',
      'key-control',
      press('Ctrl+Alt+i Ctrl+Alt+u Ctrl+Alt+1 Ctrl+Alt+Delete Ctrl+Alt+F1'),
    ),
    attempt('K20', 'Option with a letter on macOS', 'key-alt', [
      { put: 'key', keys: 'Alt+i', platform: 'darwin' },
      { put: 'key', keys: 'Alt+Space', platform: 'darwin' },
    ]),
    attempt('K21', 'The menu of the window and its keys', 'menu', [
      {
        put: 'test',
        file: 'tests/unit/electron/main-process/guards/shortcuts.test.ts',
        title: 'there is no menu to bring keys',
      },
      { put: 'window-option', name: 'autoHideMenuBar', is: true },
    ]),
    attempt(
      'K22',
      'Letters, digits, signs, moving, editing, answering',
      'key-type key-move',
      press(
        'a Z 5 é ? Space Shift+A Tab Shift+Tab Enter Escape Backspace Delete ArrowUp ArrowDown Shift+ArrowLeft Home End PageUp PageDown Shift CapsLock Control',
      ),
      { expected: 'allowed' },
    ),
    attempt(
      'K23',
      'Signs behind AltGr; accents; input methods',
      'key-altgr key-compose key-move key-type',
      [
        { put: 'key', keys: 'Ctrl+Alt+@', platform: 'win32' },
        { put: 'key', keys: 'Ctrl+Alt+€', platform: 'win32' },
        { put: 'key', keys: 'Ctrl+Alt+ą', platform: 'win32' },
        { put: 'key', keys: 'AltGraph', platform: 'linux' },
        { put: 'key', keys: '@', platform: 'linux' },
        { put: 'key', keys: 'Alt+@', platform: 'darwin' },
        { put: 'key', keys: 'Dead' },
        { put: 'key', keys: 'Process' },
        { put: 'key', keys: 'ん', isComposing: true },
      ],
      { expected: 'allowed' },
    ),
    attempt(
      'K29',
      'Any of these keys while an input method composes',
      'key-unknown key-control key-shift key-alt key-meta',
      [
        ...[
          'F12',
          'F5',
          'BrowserBack',
          'ContextMenu',
          'LaunchMail',
          'Shift+Delete',
          'Ctrl+r',
          'Alt+ArrowLeft',
          'Cmd+q',
        ].map((keys): Probe => ({ put: 'key', keys, isComposing: true })),
      ],
    ),
    onlyOnComputer(
      'K24',
      'Alt+Tab, Win, Win+D/R/X/L/E/P/U, Ctrl+Esc, Ctrl+Shift+Esc, Ctrl+Alt+Del',
      'Windows: Assigned Access or Shell Launcher with Keyboard Filter.',
    ),
    onlyOnComputer(
      'K25',
      'Five times Shift (sticky keys), right Shift for eight seconds (filter keys)',
      'Windows: switch the shortcuts of both off.',
    ),
    onlyOnComputer(
      'K26',
      'Ctrl+Alt+F1 to F12, Ctrl+Alt+Backspace, Magic SysRq, Alt+F2',
      'Linux: `cage` without `-s`; `kernel.sysrq=0`; no getty on other consoles.',
    ),
    onlyOnComputer(
      'K27',
      'Command+Tab, Command+Option+Escape, Command+Space, Ctrl+F2, Mission Control',
      'macOS: kiosk presentation options are set by the window; switch Spotlight and gestures off.',
    ),
    onlyOnComputer(
      'K28',
      'Power button, lid, pulled plug, a key that types (USB)',
      'Close the case; `HandlePowerKey=ignore`; allow only the USB devices in use.',
    ),
  ],
};
