import type { Context } from '../context/context.ts';

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
