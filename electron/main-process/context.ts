import type { KioskConfig } from '../policy/config.ts';
import type { Build } from '../policy/layout.ts';
import type { LogEntry } from '../policy/log.ts';
import type { WindowSystem } from '../policy/window.ts';

/** What every adapter needs: the facts, the clocks, the log. Made once in main.ts, faked in tests. */
export type Context = {
  build: Build;
  /** Address of the development server; null in every build but `dev`. */
  devUrl: string | null;
  platform: string;
  windowSystem: WindowSystem;
  /** The one in use: it may be replaced while nobody is there. Read it where it is needed, and keep no part of it. */
  readonly config: KioskConfig;
  /** Monotonic milliseconds. */
  nowMs: () => number;
  wallClockMs: () => number;
  isOnline: () => boolean;
  log: (entry: LogEntry) => void;
  /** Counts and logs one blocked attempt; `url` is redacted before it is written. */
  deny: (rule: string, url?: string) => void;
};
