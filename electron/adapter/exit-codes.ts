/** Exit codes, after sysexits.h. */
export const exitCodes = { ok: 0, usage: 64, data: 65, noInput: 66, cannotWrite: 73, config: 78 } as const;

/** The code by which staff leave: whoever watches over the program does not start it again. */
export const exitStaff = 10;
