import { endCodes } from '../../policy/shutdown.ts';

/** Exit codes, after sysexits.h, of the ways to end without having been a kiosk. Those of a kiosk: policy/shutdown.ts. */
export const exitCodes = {
  ok: 0,
  usage: 64,
  data: 65,
  noInput: 66,
  cannotWrite: 73,
  unable: endCodes.failed,
  config: 78,
} as const;

/** The code by which staff leave: the supervisor does not restart it. */
export const exitStaff = endCodes.left;
