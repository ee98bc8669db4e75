import { frameHosts } from '../../src/domain/embed.ts';
import { kioskHost, kioskScheme } from './layout.ts';

/** What may be written about an event. There is no free text field: what a visitor wrote has nowhere to go. */
export type LogEntry = {
  event: LogEvent;
  rule?: string;
  /** An address: only its scheme is kept, and the host when it is one of ours. */
  url?: string;
  /** A number, a version or a known word. */
  detail?: string | number | boolean;
};

export type LogEvent =
  | 'start'
  | 'stop'
  | 'denied'
  | 'phase'
  | 'wipe'
  | 'wipe-step-failed'
  | 'page-lost'
  | 'fallback'
  | 'handoff'
  | 'print'
  | 'config'
  | 'unlock'
  | 'staff'
  | 'network'
  | 'display'
  | 'sound'
  | 'no-room'
  | 'error';

/** One line of the log: JSON, with the time first. */
export function logLine(entry: LogEntry, wallClockMs: number): string {
  return JSON.stringify({
    time: new Date(wallClockMs).toISOString(),
    event: entry.event,
    ...(entry.rule === undefined ? {} : { rule: entry.rule }),
    ...(entry.url === undefined ? {} : { target: redactUrl(entry.url) }),
    ...(entry.detail === undefined ? {} : { detail: redactDetail(entry.detail) }),
  });
}

/**
 * What is left of an address in the log: its scheme, and its host when the kiosk itself knows it. A path or query can hold
 * a question about someone's health, and so can a host name.
 */
function redactUrl(address: string): string {
  const url = URL.parse(address.slice(0, 2_048));
  if (url === null) return 'unreadable';
  const known: readonly string[] =
    url.protocol === `${kioskScheme}:` ? [kioskHost] : Object.values(frameHosts);
  return known.includes(url.host) ? `${url.protocol}//${url.host}` : `${url.protocol}elsewhere`;
}

/** Words of at most 60 plain characters pass; anything else becomes its length. */
function redactDetail(detail: string | number | boolean): string | number | boolean {
  if (typeof detail !== 'string' || /^[\w .:+-]{0,60}$/.test(detail)) return detail;
  return `${detail.length} characters`;
}

/** Bytes after which a log file is rotated, and how many are kept. Together under 6 MB, whatever happens. */
export const logFileBytes = 1_000_000;
export const maxLogFiles = 5;
