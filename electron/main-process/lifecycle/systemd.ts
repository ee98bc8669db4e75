import { execFile, execFileSync } from 'node:child_process';

/** Milliseconds that the message of the end may take: the end waits for it. */
const lastWordMs = 500;

/** Whether systemd listens for our messages. */
export function isUnderSystemd(): boolean {
  return process.env.NOTIFY_SOCKET !== undefined;
}

/**
 * Tells systemd something, where it listens.
 * @param args assignments as in sd_notify(3), like `READY=1`. Its tool is used because Node has no datagram to a Unix socket.
 */
export function notifySystemd(...args: readonly string[]): void {
  if (isUnderSystemd()) execFile('systemd-notify', args, { timeout: 5_000 }, () => undefined);
}

/** Tells systemd that the program ends, and waits until it was told: nothing of ours is left to do so later. */
export function notifyStopping(): void {
  if (!isUnderSystemd()) return;
  execFileSync('systemd-notify', ['STOPPING=1', 'STATUS=stopped'], {
    timeout: lastWordMs,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  });
}
