import { attempt, onlyOnComputer, type Area, type Probe } from './types.ts';

const config = (...texts: readonly string[]): readonly Probe[] =>
  texts.map((text) => ({ put: 'config', text }));
const proof = (file: string, title: string): Probe => ({
  put: 'test',
  file: `tests/unit/electron/${file}`,
  title,
});

/** Faults, and what staff and operators do. */
export const faults: Area = {
  title: 'Faults and operation',
  escapes: [
    attempt(
      'P20',
      'Page killed, out of memory, graphics process lost, exception in main',
      'recover-now',
      [
        proof('main-process/lifecycle/recovery.test.ts', 'a page is lost when %s'),
        proof('main-process/kiosk.test.ts', 'a lost graphics process ends no visit'),
        proof('main-process/kiosk.test.ts', 'an error that nobody caught is counted and named'),
        proof('policy/kiosk-machine.test.ts', 'a lost page is replaced at once'),
      ],
      { expected: 'a new page at once, and only for a page that was lost; no error dialog' },
    ),
    attempt(
      'P21',
      'Page that hangs, stays blank or never comes',
      'recover-now',
      [
        proof('policy/kiosk-machine.test.ts', 'a page without heartbeats is replaced'),
        proof('policy/kiosk-machine.test.ts', 'a page that never comes is given up'),
      ],
      { expected: 'a new page within five seconds of the last heartbeat' },
    ),
    attempt(
      'P22',
      'Crash after crash',
      'recover-later recover-exit',
      [
        proof('policy/recovery.test.ts', 'the third loss in a minute brings the stand-in page'),
        proof(
          'policy/recovery.test.ts',
          'each further stand-in waits longer, and after three the program starts anew',
        ),
      ],
      { expected: 'stand-in page without a script for 1, 5, 15 minutes, then a new program' },
    ),
    attempt(
      'P23',
      'Displays plugged, pulled, turned; sleep; clock set',
      'covers',
      [
        proof('main-process/window/window.test.ts', 'other displays are covered, also when plugged in later'),
        proof('policy/idle.test.ts', 'a gap as long as idle time and countdown ends the visit unseen'),
        proof('policy/schedule.test.ts', 'the nightly restart comes once a night, whatever the clock does'),
      ],
      { expected: 'covered; the visit ends after sleep; the clock changes no visit' },
    ),
    attempt(
      'P24',
      'A broken config: empty, no JSON, wrong types, unknown names, too long',
      'config-fallback',
      config(
        '',
        '{',
        '[]',
        'null',
        '{"version":2}',
        '{"version":1,"idle":{"seconds":5}}',
        '{"version":1,"idle":{"seconds":"120"}}',
        '{"version":1,"handof":"qr"}',
        '{"version":1,"links":{"chat":"https://evil.example/"}}',
        '{"version":1,"openingHours":{"mon":["8","9"]}}',
        '{"version":1,"timeZone":"Mars/Base"}',
        `{"version":1,"x":"${'x'.repeat(70_000)}"}`,
      ),
      { expected: 'the strictest value of every field; log and health file say so' },
    ),
    attempt(
      'P25',
      'A config or PIN that anybody may write, of another user, unreadable, a folder in its place, 10 MB',
      'config-fallback',
      [
        proof('main-process/config/config-file.test.ts', 'a file that must not be trusted counts as broken'),
        proof('main-process/config/config-file.test.ts', 'a PIN file is held to the same rule'),
      ],
      { expected: 'the strictest value of every field; log and health file say so' },
    ),
    attempt(
      'P26',
      'Disk full, log folder read-only, log of a gigabyte',
      'log',
      [
        proof(
          'main-process/logging/log-file.test.ts',
          'a line that cannot be written to the disk goes to the standard error',
        ),
        proof('main-process/config/data-folder.test.ts', 'a data folder that %s is replaced for this run'),
        proof('main-process/logging/log-file.test.ts', 'a full log is put aside, five at most'),
      ],
      { expected: 'the kiosk starts and goes on' },
    ),
    attempt(
      'P27',
      'Something of a visitor in log or health file',
      'redact',
      [
        proof('policy/log.test.ts', 'nothing a visitor typed reaches the log'),
        proof('policy/health.test.ts', 'numbers and known words only'),
      ],
      { expected: 'nothing' },
    ),
    attempt(
      'P28',
      'PIN tried again and again',
      'pin-wait',
      [
        proof('policy/pin.test.ts', 'ten thousand PINs take more than a hundred days'),
        proof('main-process/pin/pin-gate.test.ts', 'five wrong PINs close the door for a while'),
        proof('main-process/pin/pin-gate.test.ts', 'a restart gives no free tries'),
      ],
      { expected: 'five tries, over restarts, then 30 s to 15 min each' },
    ),
    attempt('P29', 'Staff action without a PIN, or long after', 'staff-locked', [
      proof('main-process/pin/pin-gate.test.ts', 'an action counts once, within a minute of the right PIN'),
    ]),
    attempt(
      'P30',
      'A storm of denied attempts (TILT)',
      'log',
      [proof('policy/log.test.ts', 'a stuck key writes ten lines a minute')],
      { expected: 'counted, ten lines a minute; the visit goes on, because a trembling hand is no attack' },
    ),
    onlyOnComputer(
      'P31',
      'Network: rogue access point, other machines, updates of the system',
      'Own VLAN; updates outside opening hours; no open ports (the kiosk opens none).',
    ),
  ],
};
