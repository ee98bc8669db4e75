/**
 * What staff can do within a minute of the right PIN, in the order of the buttons: the harmless one first. `clean` lets nobody
 * press anything for a minute, `out-of-service` until `in-service`; `quit` leaves the kiosk to the operating system.
 */
export const staffActions = ['back', 'clean', 'out-of-service', 'in-service', 'restart', 'quit'] as const;
export type StaffAction = (typeof staffActions)[number];

/** How long the right PIN lets staff act, in milliseconds. */
export const staffMs = 60_000;

/** Digits of a PIN: the kiosk's own keypad has nothing else. */
export const pinDigits = { least: 4, most: 12 } as const;

/** What a PIN looks like. */
export const pinFormat = new RegExp(String.raw`^\d{${pinDigits.least},${pinDigits.most}}$`);
