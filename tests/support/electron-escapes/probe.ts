import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { panelSizes, usualPanel } from '../../../src/domain/kiosk/panel.ts';
import { requestSchemas } from '../../../src/domain/contract/kiosk-bridge.ts';
import { guardApp } from '../../../electron/main-process/guards/guard-app.ts';
import { guardContents } from '../../../electron/main-process/guards/guard-contents.ts';
import { guardSession } from '../../../electron/main-process/guards/guard-session.ts';
import { resolveAsset } from '../../../electron/policy/assets.ts';
import { checkConfig } from '../../../electron/policy/config.ts';
import { pageHeaders } from '../../../electron/policy/headers.ts';
import { homeUrl } from '../../../electron/policy/layout.ts';
import { decideLink } from '../../../electron/policy/links.ts';
import { decideNavigation, decideRequest } from '../../../electron/policy/navigation.ts';
import { isPermitted } from '../../../electron/policy/permissions.ts';
import { decidePointer } from '../../../electron/policy/pointer.ts';
import { decideSender } from '../../../electron/policy/sender.ts';
import { decideKey } from '../../../electron/policy/shortcuts.ts';
import { decideSwitches } from '../../../electron/policy/switches.ts';
import { webPreferences, windowOptions } from '../../../electron/policy/window.ts';
import { FakeApp, FakeContents, FakeSession, fakeContext } from '../electron-fakes.ts';
import type { Probe } from './types.ts';

/** How an attempt was answered. `fixed` stands for a value or a test that is where the table says. */
export type Answer = { action: string; rule: string };

const manifest = { '/index.html': 'text/html', '/assets/index.js': 'text/javascript' };
const bounds = { x: 0, y: 0, width: 1_920, height: 1_080 };
const opening = {
  emergencyNumber: '911',
  panel: panelSizes(usualPanel),
  languages: ['en'],
  afterVisit: false,
} as const;
const require = createRequire(import.meta.url);

const answers: {
  [Put in Probe['put']]: (probe: Extract<Probe, { put: Put }>) => Answer;
} = {
  navigation: ({ url, frame = false, online = true }) =>
    decideNavigation({ url, isMainFrame: !frame }, { online, devUrl: null }),
  request: ({ url, online = true }) => decideRequest(url, { online, devUrl: null }),
  window: askForWindow,
  key: ({ keys, platform = 'linux', isComposing = false }) =>
    decideKey({ ...readKeys(keys), isComposing }, platform),
  pointer: (probe) => decidePointer(probe),
  link: ({ key, table }) => decideLink(key, table),
  permission: ({ name }) => ({ action: isPermitted(name) ? 'allow' : 'deny', rule: `permission-${name}` }),
  asset: ({ url, method = 'GET' }) => resolveAsset({ method, url }, manifest),
  switch: ({ argv, platform = 'linux' }) => decideSwitches(argv, () => false, 'release', platform),
  sender: ({ isCurrentPage = true, frame = { origin: 'app://kiosk', isTop: true } }) =>
    decideSender({ isCurrentPage, frame: frame === null ? null : { url: homeUrl, ...frame } }, null),
  payload: ({ channel, payload }) => ({
    action: requestSchemas[channel].safeParse(payload).success ? 'allow' : 'deny',
    rule: 'ipc-payload',
  }),
  config: ({ text }) => ({
    action: checkConfig(text).ok ? 'allow' : 'deny',
    rule: 'config-fallback',
  }),
  event: emitEvent,
  header: ({ name, has }) => fixed((pageHeaders('text/html')[name] ?? '').includes(has), `${name}: ${has}`),
  preference: ({ name, is }) =>
    fixed(valueOf(webPreferences('/preload.cjs', 'release', opening), name) === is, name),
  'window-option': ({ name, is }) =>
    fixed(valueOf(windowOptions(bounds, 'release', 'placed'), name) === is, name),
  fuse: ({ name, is }) => fixed(valueOf(readFuses(), name) === is, name),
  test: ({ file, title }) => fixed(existsSync(file) && readFileSync(file, 'utf8').includes(title), title),
};

/** Puts an attempt to what must stop it. */
export function answerProbe<Put extends Probe['put']>(probe: Extract<Probe, { put: Put }>): Answer {
  const answer = answers[probe.put] as (given: Probe) => Answer;
  return answer(probe);
}

function fixed(holds: boolean, what: string): Answer {
  return { action: holds ? 'fixed' : 'missing', rule: what };
}

function valueOf(values: object, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1];
}

/** The fuses of the package, read with the parser that electron-builder itself uses. */
export function readFuses(): object {
  const yaml: { load: (text: string) => { electronFuses?: object } } = require('js-yaml');
  return yaml.load(readFileSync('electron-builder.yml', 'utf8')).electronFuses ?? {};
}

const modifiers: Readonly<Record<string, 'control' | 'alt' | 'shift' | 'meta'>> = {
  Ctrl: 'control',
  Alt: 'alt',
  Shift: 'shift',
  Cmd: 'meta',
};

/** Reads `Ctrl+Shift+I`. The last part is the key; `Ctrl++` is the plus sign, and `Alt` alone is the key itself. */
export function readKeys(keys: string) {
  const parts = keys.replace(/\+\+$/, '+Plus').split('+');
  const last = parts.at(-1) ?? '';
  const held = new Set(parts.slice(0, -1).map((part) => modifiers[part]));
  const names: Readonly<Record<string, string>> = { Plus: '+', Space: ' ' };
  return {
    key: names[last] ?? last,
    control: held.has('control') || last === 'Control',
    alt: held.has('alt') || last === 'Alt',
    shift: held.has('shift') || last === 'Shift',
    meta: held.has('meta'),
  };
}

function askForWindow({ url, disposition = 'new-window' }: Extract<Probe, { put: 'window' }>): Answer {
  const contents = new FakeContents();
  const context = fakeContext();
  guardContents(contents, context);
  const answer = contents.openHandler?.({
    url,
    frameName: '',
    features: '',
    disposition: disposition === 'new-window' ? 'new-window' : 'other',
    referrer: { url: '', policy: 'default' },
  });
  return { action: answer?.action ?? 'unguarded', rule: context.denied.join() };
}

/** Emits an event at the guarded thing. Most must be prevented; the two that cannot be are answered by an act. */
function emitEvent({ on, name }: Extract<Probe, { put: 'event' }>): Answer {
  const context = fakeContext();
  let acted = 0;
  const act = () => void (acted += 1);
  const rest = argumentsOf(name, act);
  const event =
    on === 'contents'
      ? emitAtContents(name, rest, context, act)
      : on === 'session'
        ? withGuard(new FakeSession(), (session) => guardSession(session, context)).emit(name, ...rest)
        : withGuard(new FakeApp(), (app) => guardApp(app, context)).emit(name, ...rest);
  const isStopped = event.defaultPrevented || acted > 0;
  return { action: isStopped ? 'deny' : 'allow', rule: context.denied.join() };
}

function emitAtContents(
  name: string,
  rest: readonly unknown[],
  context: ReturnType<typeof fakeContext>,
  act: () => void,
) {
  const contents = withGuard(new FakeContents(), (guarded) => guardContents(guarded, context));
  contents.closeDevTools = act;
  if (name === 'did-create-window') {
    contents.emitter.emit(name, { destroy: act });
    return { defaultPrevented: false };
  }
  return contents.emit(name, { url: 'https://evil.example/', isMainFrame: true }, ...rest);
}

function withGuard<Guarded>(guarded: Guarded, guard: (guarded: Guarded) => void): Guarded {
  guard(guarded);
  return guarded;
}

/** What Electron passes beside the event: enough that the answer function stands at its place. */
function argumentsOf(name: string, answer: () => void): readonly unknown[] {
  const places: Readonly<Record<string, number>> = {
    'select-bluetooth-device': 1,
    'select-usb-device': 1,
    'select-hid-device': 1,
    'select-serial-port': 2,
    'file-system-access-restricted': 1,
    'select-client-certificate': 3,
    login: 3,
  };
  const atContents = name === 'certificate-error' ? 3 : undefined;
  const place = places[name] ?? atContents;
  if (place === undefined) return [];
  const rest: unknown[] = Array.from({ length: 6 }, () => answer);
  return rest.map((each, index) => (index >= place ? each : {}));
}
