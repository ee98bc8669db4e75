import type { ConfigState } from '../../src/domain/contract/kiosk-bridge.ts';
import type { Health } from './health.ts';

const serviceStates = ['in_service', 'out_of_service', 'error_screen', 'stopped'] as const;
type ServiceState = (typeof serviceStates)[number];

const configStates = ['ok', 'missing', 'fallback', 'refused'] as const satisfies readonly ConfigState[];

/** Chromium's names of the helpers that every kiosk has: one that was never lost says 0, so that its first loss is a rise. */
const usualHelpers = { GPU: 0, Utility: 0 };

type Labels = Readonly<Record<string, string | number>>;
type Sample = readonly [value: number, labels?: Labels];

/**
 * What a kiosk tells the center's monitoring: the text format 0.0.4 of Prometheus, for node_exporter's textfile collector.
 * A visit changes nothing in it: visit, countdown and sleep are one state, and sums are those of the last day that is over.
 * @param times of the wall clock, in milliseconds.
 */
export function metricsOf(health: Health, times: { startedMs: number; lastDayStartMs: number }): string {
  const { name, version, configHash, seen, voices, display, lastDay } = health;
  const built = buildTimeOf(version);
  const state = serviceStateOf(health);
  const ofLastDay = (value: 'visits' | 'touches' | 'handoffs' | 'wipes'): readonly Sample[] =>
    lastDay === null ? [] : [[lastDay[value]]];
  return [
    gauge('kiosk_info', 'What runs here: always 1.', [
      [1, { name: name ?? '', version, config_hash: configHash ?? '' }],
    ]),
    gauge('kiosk_build_timestamp_seconds', 'When the package was made, to the minute.', known(built)),
    gauge('kiosk_start_time_seconds', 'When the program started.', [[times.startedMs / 1_000]]),
    gauge(
      'kiosk_state',
      'Which of these it is in: 1. A visit and a dark screen are in_service.',
      oneOf(serviceStates, state),
    ),
    gauge(
      'kiosk_seen',
      'Whether a display is connected; absent where the program is not told (Wayland).',
      known(seen === null ? null : Number(seen)),
    ),
    gauge('kiosk_config_state', 'How the config was read: 1.', oneOf(configStates, health.config)),
    counter('kiosk_crashes_total', 'Pages lost since the start.', [[health.crashes]]),
    counter('kiosk_errors_total', 'Errors of the program that it went on after.', [[health.errors]]),
    counter(
      'kiosk_helpers_lost_total',
      'Helper processes that ended by themselves, by the name that Chromium gives them.',
      by('helper', { ...usualHelpers, ...health.helpersLost }),
    ),
    gauge('kiosk_no_room', 'Whether a screen was not whole, even with the smallest letters.', [
      [Number(health.noRoom)],
    ]),
    gauge('kiosk_voices', "Voices in the kiosk's own language: the most that a page found.", known(voices)),
    gauge(
      'kiosk_resident_memory_bytes',
      'Memory of the main process at the start, then at the end of each day.',
      [[health.memoryMegabytes * 1_048_576]],
    ),
    gauge('kiosk_display_info', 'The panel as it is set and found: always 1.', [
      [1, { diagonal_inches: display.diagonalInches, width: display.widthPx, height: display.heightPx }],
    ]),
    gauge(
      'kiosk_last_day_start_timestamp_seconds',
      'When the last day that is over began.',
      known(lastDay === null ? null : times.lastDayStartMs / 1_000),
    ),
    gauge('kiosk_last_day_visits', 'Visits of the last day that is over.', ofLastDay('visits')),
    gauge('kiosk_last_day_touches', 'Touches of that day: none is a dead panel.', ofLastDay('touches')),
    gauge('kiosk_last_day_handoffs', 'Browsers opened for a visitor on that day.', ofLastDay('handoffs')),
    gauge('kiosk_last_day_wipes', 'Wipes of that day: as many as visits, or more.', ofLastDay('wipes')),
    gauge(
      'kiosk_last_day_blocked_attempts',
      'Attempts of that day, by the rule that blocked them.',
      by('rule', lastDay?.blocked ?? {}),
    ),
  ].join('');
}

function serviceStateOf({ state, outOfService }: Health): ServiceState {
  if (state === 'stopped' || state === 'exited') return 'stopped';
  if (state === 'fallback') return 'error_screen';
  return outOfService ? 'out_of_service' : 'in_service';
}

/** Seconds since 1970 of the minute at the end of a package's version (build/kiosk-brand.ts); null where it has none. */
function buildTimeOf(version: string): number | null {
  const [, ...parts] = /\+(\d{4})(\d{2})(\d{2})\.(\d{2})(\d{2})$/.exec(version) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) / 1_000;
}

function known(value: number | null): readonly Sample[] {
  return value === null ? [] : [[value]];
}

function oneOf<State extends string>(states: readonly State[], current: State): readonly Sample[] {
  return states.map((state) => [Number(state === current), { state }]);
}

function by(label: string, counts: Readonly<Record<string, number>>): readonly Sample[] {
  return Object.entries(counts).map(([name, value]) => [value, { [label]: name }]);
}

const gauge = (name: string, help: string, samples: readonly Sample[]) =>
  metric('gauge', name, help, samples);
const counter = (name: string, help: string, samples: readonly Sample[]) =>
  metric('counter', name, help, samples);

function metric(type: 'gauge' | 'counter', name: string, help: string, samples: readonly Sample[]): string {
  if (samples.length === 0) return '';
  const lines = samples.map(([value, labels = {}]) => `${name}${labelsText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

/** What the text format asks for within quotes. */
function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
