import { allow, deny } from './decision.ts';
import type { Build } from './layout.ts';

/** Switches that weaken the kiosk: debugging, other hosts, other certificates, other code, no sandbox. */
export const refusedSwitches = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'debug-port',
  'js-flags',
  'no-sandbox',
  'disable-setuid-sandbox',
  'disable-gpu-sandbox',
  'disable-web-security',
  'disable-site-isolation-trials',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'ignore-urlfetcher-cert-requests',
  'allow-insecure-localhost',
  'allow-running-insecure-content',
  'unsafely-treat-insecure-origin-as-secure',
  'host-resolver-rules',
  'host-rules',
  'proxy-server',
  'proxy-pac-url',
  'load-extension',
  'user-data-dir',
  'log-net-log',
  'ssl-key-log-file',
  'enable-automation',
  'auto-select-desktop-capture-source',
  'use-fake-ui-for-media-stream',
  'disable-features',
  'enable-blink-features',
  'gpu-launcher',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'require',
  'eval',
  'print',
] as const;

/** A switch that the program gives itself, with its value. */
export type KioskSwitch = readonly [name: string, value: string];

/**
 * The switches that the program sets for itself before it is ready. The names of other computers are not even asked for:
 * a name can carry data out, and neither the filter of requests nor the pages' headers see the question.
 */
export function kioskSwitches(build: Build, platform: string): readonly KioskSwitch[] {
  return [
    ...(platform === 'linux' ? [['enable-speech-dispatcher', ''] as const] : []),
    ...(build === 'dev' ? [] : [['host-resolver-rules', 'MAP * ~NOTFOUND'] as const]),
  ];
}

/** Ours, and what an operator needs for a panel, a Wayland session or a voice. */
const knownSwitches = new Set([
  'help',
  'version',
  'check-config',
  'set-pin',
  'restart-once-free',
  'config',
  'ozone-platform',
  'ozone-platform-hint',
  'force-device-scale-factor',
  'touch-events',
  'enable-speech-dispatcher',
  'password-store',
  'disable-gpu',
  'use-gl',
  'use-angle',
  'lang',
]);

/** What Playwright itself adds to an `e2e` build, and what a developer may add to a `dev` build. */
const switchesOfTests = new Set(['remote-debugging-port', 'inspect', 'no-sandbox', 'user-data-dir']);

/**
 * Whether the program may start as it was called. Checks the arguments and what Chromium took as its own.
 * @param argv the arguments after the program's name. Words without a dash are ignored: no file or address is opened.
 * @param hasSwitch Chromium's own answer; names are lower case there.
 */
export function decideSwitches(
  argv: readonly string[],
  hasSwitch: (name: string) => boolean,
  build: Build,
  platform: string,
) {
  const names = argv.map((word) => switchName(word, platform)).filter((name) => name !== null);
  const isRefused = (name: string) => build === 'release' || !switchesOfTests.has(name);
  const dangerous = refusedSwitches.find(
    (name) => isRefused(name) && (names.includes(name) || hasSwitch(name)),
  );
  if (dangerous !== undefined) return { ...deny('switch-dangerous'), name: dangerous };
  const unknown = names.find((name) => !knownSwitches.has(name) && build === 'release');
  return unknown === undefined ? allow('switches') : { ...deny('switch-unknown'), name: unknown };
}

/** The name in `--name=value`; also after one dash, and after a slash on Windows, as Chromium reads them. */
function switchName(word: string, platform: string): string | null {
  const match = (platform === 'win32' ? /^(?:--?|\/)([^=]+)/ : /^--?([^=]+)/).exec(word);
  const name = match?.[1]?.toLowerCase() ?? null;
  return name === 'r' ? 'require' : name === 'e' ? 'eval' : name === 'p' ? 'print' : name;
}
