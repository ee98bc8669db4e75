import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, net } from 'electron';
import { argumentValue, runCheckConfig, runSetPin } from './adapter/commands.ts';
import { configName, readConfig, readPinHash } from './adapter/config-file.ts';
import type { Desk } from './adapter/desk.ts';
import { exitCodes } from './adapter/exit-codes.ts';
import { guardApp } from './adapter/guard-app.ts';
import { startHealth } from './adapter/health.ts';
import { startKioskProgram } from './adapter/kiosk.ts';
import { claimOnlyInstance, endProgram, startAtLogin } from './adapter/lifecycle.ts';
import { openLog } from './adapter/log-file.ts';
import { createDenials } from './adapter/denials.ts';
import { registerScheme } from './adapter/protocol.ts';
import { removeMenu } from './adapter/shortcuts.ts';
import { configFolder } from './policy/config.ts';
import { layout } from './policy/layout.ts';
import { decideSwitches, ownSwitches } from './policy/switches.ts';
import { windowSystem } from './policy/window-system.ts';

const build = typeof KIOSK_BUILD === 'undefined' ? 'release' : KIOSK_BUILD;
const root = dirname(fileURLToPath(import.meta.url));
const argv = process.argv.slice(app.isPackaged ? 1 : 2);
const folder = configFolder(process.platform, process.env);
const given = argumentValue(argv, 'config');
const sayLine = (line: string) => void process.stdout.write(`${line}\n`);

const log = openLog(app.getPath('logs'), Date.now);
const denials = createDenials(log, () => performance.now());
const read = readConfig(given ?? join(folder, configName));
const desk: Desk = {
  build,
  devUrl: build === 'dev' && typeof KIOSK_DEV_URL === 'string' ? KIOSK_DEV_URL : null,
  platform: process.platform,
  windowSystem: windowSystem(process.platform, app.commandLine.getSwitchValue('ozone-platform'), process.env),
  config: read.config,
  nowMs: () => performance.now(),
  wallClockMs: Date.now,
  isOnline: () => net.isOnline(),
  log,
  deny: denials.deny,
};

start();

function start(): void {
  if (argv.includes('--check-config')) return app.exit(runCheckConfig(folder, given, sayLine));
  if (argv.includes('--set-pin')) return app.exit(runSetPin(folder, readFileSync(0, 'utf8'), sayLine));
  const decision = decideSwitches(argv, (name) => app.commandLine.hasSwitch(name), build, process.platform);
  if (decision.action === 'deny') {
    log({ event: 'stop', rule: decision.rule, detail: decision.name });
    return app.exit(exitCodes.config);
  }
  let bringBack = () => {};
  if (!claimOnlyInstance(() => bringBack())) return app.exit(exitCodes.ok);
  for (const [name, value] of ownSwitches(build, process.platform)) app.commandLine.appendSwitch(name, value);
  app.enableSandbox();
  registerScheme();
  removeMenu(process.platform);
  guardApp(app, desk);
  log({ event: 'start', detail: app.getVersion() });
  log({ event: 'config', rule: read.state, detail: read.problems.length });
  void app.whenReady().then(() => {
    // Not before: Electron puts its own listeners in the place of those that are there already.
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
      process.on(signal, () => endProgram(desk, exitCodes.ok));
    const preload = join(root, layout.preload);
    const kiosk = startKioskProgram(desk, { root, preload, pinHash: readPinHash(folder) });
    bringBack = kiosk.takeBack;
    if (app.isPackaged) startAtLogin(desk);
    startHealth(desk, app, { kiosk, denials, config: read.state });
  });
}
