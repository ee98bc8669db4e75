import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, net } from 'electron';
import { connectToAssistance } from './main-process/assistance.ts';
import { answerCommand, argumentValue } from './main-process/config/commands.ts';
import { configName, readConfig, readPin } from './main-process/config/config-file.ts';
import { findDataFolder } from './main-process/config/data-folder.ts';
import { createLiveConfig } from './main-process/config/live-config.ts';
import { createDayCounter, type DayCounter } from './main-process/day-counter.ts';
import { serviceFlagIn } from './main-process/service-flag.ts';
import { createDenials } from './main-process/guards/denials.ts';
import type { Context } from './main-process/context.ts';
import { createShutdown } from './main-process/lifecycle/shutdown.ts';
import { guardApp, removeMenu } from './main-process/guards/guards.ts';
import { startHealth } from './main-process/health.ts';
import { noteError, startKioskProgram, type Kiosk } from './main-process/kiosk.ts';
import { disableGtkGlProbe, startAtLogin } from './main-process/lifecycle/lifecycle.ts';
import { openLog, writeError, writeLine } from './main-process/log.ts';
import { pinAttemptsIn } from './main-process/pin.ts';
import { registerScheme } from './main-process/guards/protocol.ts';
import { askForRestart, asksForRestart, refuseStart } from './main-process/lifecycle/refusal.ts';
import { endOnSignals, restartOnSignal } from './main-process/lifecycle/signals.ts';
import { configFolder } from './policy/config.ts';
import { layout } from './policy/layout.ts';
import { kioskSwitches } from './policy/switches.ts';
import { windowSystem } from './policy/window.ts';

const build = typeof KIOSK_BUILD === 'undefined' ? 'release' : KIOSK_BUILD;
const root = dirname(fileURLToPath(import.meta.url));
const argv = process.argv.slice(app.isPackaged ? 1 : 2);
const folder = configFolder(process.platform, process.env);

const answered = answerCommand({ argv, folder, version: app.getVersion(), tell: writeLine });
if (asksForRestart(argv)) app.exit(askForRestart(writeLine));
else if (answered === null) start();
else void answered.then((code) => app.exit(code));

function start(): void {
  const data = findDataFolder(app);
  const log = openLog(data.logs, Date.now, writeError);
  let kiosk: Kiosk | null = null;
  let days: DayCounter | null = null;
  const isSupervised = () => context.config.supervised;
  const restartOnceFree = () => kiosk?.restartOnceFree();
  restartOnSignal(restartOnceFree);
  const shutdown = createShutdown({ build, log, isSupervised, temporary: data.temporary });
  // In place of Electron's error dialog.
  const onError = (thrown: unknown) =>
    kiosk === null ? shutdown.fail(thrown) : noteError(context, kiosk, thrown);
  process.on('uncaughtException', onError).on('unhandledRejection', onError);
  const denials = createDenials(log, () => performance.now());
  const file = argumentValue(argv, 'config') ?? join(folder, configName);
  const read = readConfig(file);
  const live = createLiveConfig(file, read, { log, wallClockMs: Date.now });
  const ozone = app.commandLine.getSwitchValue('ozone-platform');
  const context: Context = {
    build,
    devUrl: build === 'dev' && typeof KIOSK_DEV_URL === 'string' ? KIOSK_DEV_URL : null,
    platform: process.platform,
    windowSystem: windowSystem(process.platform, ozone, process.env),
    get config() {
      return live.current().config;
    },
    nowMs: () => performance.now(),
    wallClockMs: Date.now,
    isOnline: () => net.isOnline(),
    log,
    deny(rule, url) {
      denials.deny(rule, url);
      days?.count({ blocked: { [rule]: 1 } });
    },
  };
  const refusal = refuseStart(context, argv, data, (second) =>
    asksForRestart(second) ? restartOnceFree() : kiosk?.regainFocus(),
  );
  if (refusal !== null) return app.exit(refusal);
  for (const [name, value] of kioskSwitches(build, process.platform))
    app.commandLine.appendSwitch(name, value);
  app.enableSandbox();
  registerScheme();
  removeMenu(process.platform);
  guardApp(app, context);
  connectToAssistance(context);
  const restoreGdkGl = disableGtkGlProbe(process.platform);
  const ready = endOnSignals(shutdown, process.platform);
  log({ event: 'start', detail: app.getVersion() });
  log({ event: 'config', rule: read.state, detail: read.problems.length });
  const begin = () => {
    restoreGdkGl();
    const preload = join(root, layout.preload);
    const pin = readPin(folder);
    if (pin.problem !== null) log({ event: 'config', rule: 'pin-refused' });
    const kept = (name: string) => join(app.getPath('userData'), name);
    days = createDayCounter(context, kept('days.json'));
    shutdown.before(days.keep);
    const facts = {
      root,
      preload,
      version: app.getVersion(),
      pinHash: pin.hash,
      attempts: pinAttemptsIn(kept('pin-tries')),
      service: serviceFlagIn(kept('out-of-service')),
      days,
      live,
    };
    kiosk = startKioskProgram(context, facts, shutdown);
    if (app.isPackaged) startAtLogin(context);
    startHealth(context, app, { kiosk, denials, live, days }, shutdown);
  };
  ready.then(begin).catch(shutdown.fail);
}
