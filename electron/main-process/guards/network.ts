import type { Desk } from '../context/context.ts';

/** Tells when the network comes or goes. Asked once a second: Electron has no event for it. */
export function watchNetwork(desk: Desk, onChange: (online: boolean) => void): void {
  let last = desk.isOnline();
  setInterval(() => {
    const online = desk.isOnline();
    if (online === last) return;
    last = online;
    desk.log({ event: 'network', detail: online });
    onChange(online);
  }, 1_000);
}
