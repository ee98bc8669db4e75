import { execFile } from 'node:child_process';
import { app, powerMonitor, powerSaveBlocker } from 'electron';
import type { PhaseName } from '../../../src/domain/contract/kiosk-bridge.ts';
import type { EndReason } from '../../policy/shutdown.ts';
import type { KioskEvent, KioskState } from '../../policy/kiosk-machine.ts';
import { isOpen, isRestartDue, localTime } from '../../policy/schedule.ts';
import type { Context } from '../context.ts';
import { notifySystemd } from './systemd.ts';

/** Milliseconds between two ticks. Half a second, so that no second of the countdown is skipped. */
const tickMs = 500;

/** Ticks between two checks of the opening hours, and between two watchdog messages to systemd (its limit is 30 s). */
const ticksPerSchedule = 60;
const ticksPerWatchdog = 20;

/** Starts with the session on Windows and macOS. Linux has the systemd unit of the package instead. */
export function startAtLogin(context: Context): void {
  if (context.build !== 'release' || context.config.supervised || context.platform === 'linux') return;
  app.setLoginItemSettings({ openAtLogin: true });
}

type Hooks = {
  state: () => KioskState;
  dispatch: (event: KioskEvent) => void;
  end: (reason: EndReason) => void;
};

/** Starts the timers: ticks, opening hours, nightly restart, watchdog, waking after sleep. */
export function startTimers(context: Context, hooks: Hooks): void {
  const startedMs = context.wallClockMs();
  let ticks = 0;
  setInterval(() => {
    hooks.dispatch({ kind: 'tick', ms: context.nowMs() });
    if (ticks % ticksPerSchedule === 0) checkSchedule(context, hooks, startedMs);
    if (ticks % ticksPerWatchdog === 0) notifySystemd('WATCHDOG=1');
    ticks += 1;
  }, tickMs);
  // The person who wakes a sleeping computer is not the visitor who left it.
  powerMonitor.on('resume', () => hooks.dispatch({ kind: 'end', ms: context.nowMs() }));
  powerMonitor.on('shutdown', () => hooks.end('stopped'));
}

function checkSchedule(context: Context, hooks: Hooks, startedMs: number): void {
  const started = localTime(startedMs, context.config.timeZone);
  const now = localTime(context.wallClockMs(), context.config.timeZone);
  const { phase } = hooks.state().visit;
  const isOpenNow = isOpen(now, context.config);
  hooks.dispatch({ kind: isOpenNow ? 'wake' : 'sleep', ms: context.nowMs() });
  const nobodyThere = phase === 'waiting' || phase === 'asleep';
  if (isRestartDue({ now, started, nobodyThere }, context.config.nightlyRestart)) hooks.end('restart');
}

/** Tells when the network comes or goes. Asked once a second: Electron has no event for it. */
export function watchNetwork(context: Context, onChange: (online: boolean) => void): void {
  let last = context.isOnline();
  setInterval(() => {
    const online = context.isOnline();
    if (online === last) return;
    last = online;
    context.log({ event: 'network', detail: online });
    onChange(online);
  }, 1_000);
}

const displayCommands = {
  system: null,
  wlopm: { program: 'wlopm', on: ['--on', '*'], off: ['--off', '*'] },
  xset: { program: 'xset', on: ['dpms', 'force', 'on'], off: ['dpms', 'force', 'off'] },
} as const;

/** Keeps the display on while the kiosk is open, and lets it go dark while it is closed. */
export function createDisplayPower(context: Context): (phase: PhaseName) => void {
  let blocker: number | null = null;
  return (phase) => {
    const isAwake = phase !== 'asleep';
    if (isAwake === (blocker !== null)) return;
    if (blocker !== null) powerSaveBlocker.stop(blocker);
    blocker = isAwake ? powerSaveBlocker.start('prevent-display-sleep') : null;
    context.log({ event: 'display', detail: isAwake ? 'on' : 'off' });
    const command = displayCommands[context.config.display.power];
    if (command === null) return;
    const args: readonly string[] = isAwake ? command.on : command.off;
    execFile(command.program, args, { timeout: 5_000 }, () => undefined);
  };
}

/**
 * Lets GTK, which Chromium loads on Linux, start without testing the graphics driver: that costs 100 ms, and the kiosk shows no GTK
 * dialog. To be called before `ready`.
 * @returns restores the variable, so that no program opened later inherits it. An operator's own value stays.
 */
export function disableGtkGlProbe(platform: string): () => void {
  if (platform !== 'linux' || process.env.GDK_GL !== undefined) return () => undefined;
  process.env.GDK_GL = 'disable';
  return () => void delete process.env.GDK_GL;
}
