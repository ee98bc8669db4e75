import type { ConfigState } from '../../src/domain/contract/kiosk-bridge.ts';
import type { DayCount } from './day-count.ts';

/** What the health file says. Numbers and known names only: nothing of it was typed, read or asked by a visitor. */
export type Health = {
  /** Of the kiosk, as its config says; null when it says none. */
  name: string | null;
  version: string;
  time: string;
  uptimeSeconds: number;
  state: string;
  /**
   * False when nothing of it is on any screen: no display is connected, or it was started without drawing on one. Null under Wayland,
   * where a program does not hear of a display that is off.
   */
  seen: boolean | null;
  /** Staff have taken it out of service. */
  outOfService: boolean;
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
  /** A screen was not whole on this panel, even with the smallest letters. */
  noRoom: boolean;
  config: ConfigState;
  /** The first 12 digits of what `sha256sum` says of the config in use; null when it is no file's. */
  configHash: string | null;
  display: { diagonalInches: number; widthPx: number; heightPx: number };
  /** Sums of the last day that is over; null before the first. Those of today would say what somebody does now. */
  lastDay: DayCount | null;
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
  const {
    state,
    seen,
    outOfService,
    config,
    wipes,
    crashes,
    helpersLost,
    errors,
    handoffs,
    voices,
    noRoom,
    online,
    emergencyNumber,
  } = health;
  const lost = Object.values(helpersLost).reduce((sum, count) => sum + count, 0);
  const network = online ? 'network' : 'no network';
  const country = emergencyNumber === null ? ', no emergency number: set the country' : '';
  const trouble = [
    ...(seen === false ? ['seen on no screen'] : []),
    ...(noRoom ? ['no room on the screen'] : []),
    ...(outOfService ? ['out of service'] : []),
    ...(config === 'refused' || config === 'fallback' ? ['config broken'] : []),
  ];
  return `${[state, ...trouble].join(', ')}, ${network}, voices ${voices ?? 'unknown'}, wipes ${wipes}, hand-offs ${handoffs}, crashes ${crashes}, helpers lost ${lost}, errors ${errors}${country}`;
}
