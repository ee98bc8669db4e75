/** What the health file says. Numbers and known names only: nothing of it was typed, read or asked by a visitor. */
export type Health = {
  version: string;
  time: string;
  uptimeSeconds: number;
  state: string;
  /** False when nothing of it is on any screen: no display is connected, or it was started without drawing on one. */
  seen: boolean;
  lastWipe: string | null;
  wipes: number;
  crashes: number;
  /** Helpers of the program that ended by themselves, by Chromium's name; each was started again. */
  helpersLost: Readonly<Record<string, number>>;
  /** Errors of the program that it went on after. */
  errors: number;
  handoffs: number;
  blocked: Readonly<Record<string, number>>;
  online: boolean;
  voices: number | null;
  config: 'ok' | 'missing' | 'fallback';
  /** As the config says; null when it names none. */
  country: string | null;
  /** What the screen names; null when the config does not say where the kiosk stands. */
  emergencyNumber: string | null;
  memoryMegabytes: number;
};

/**
 * The state in one line, for `systemctl status`. Everything whose change the health file is to tell within seconds is in it;
 * blocked attempts are not, because a child's hands on the glass must not write to the journal each time.
 */
export function statusOf(health: Health): string {
  const { state, seen, wipes, crashes, helpersLost, errors, handoffs, voices, online, emergencyNumber } =
    health;
  const lost = Object.values(helpersLost).reduce((sum, count) => sum + count, 0);
  const network = online ? 'network' : 'no network';
  const country = emergencyNumber === null ? ', no emergency number: set the country' : '';
  return `${state}${seen ? '' : ', seen on no screen'}, ${network}, voices ${voices ?? 'unknown'}, wipes ${wipes}, hand-offs ${handoffs}, crashes ${crashes}, helpers lost ${lost}, errors ${errors}${country}`;
}
