import { expect, test } from 'vitest';
import type { Health } from '../../../../electron/policy/health.ts';
import { metricsOf } from '../../../../electron/policy/metrics.ts';
import { sampleHealth } from '../../../support/sample-health.ts';

const times = { startedMs: 1_700_000_000_123, lastDayStartMs: 1_699_938_000_000 };
const text = (changes: Partial<Health> = {}) => metricsOf({ ...sampleHealth, ...changes }, times);
const samples = (changes: Partial<Health> = {}) =>
  text(changes)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

test('every metric of a kiosk that has seen everything', () => {
  expect(samples()).toEqual([
    String.raw`kiosk_info{name="C:\\Lobby \"बड़ा\" # {x}",version="0.1.0+20261126.0952",config_hash="0123456789ab"} 1`,
    `kiosk_build_timestamp_seconds ${Date.UTC(2026, 10, 26, 9, 52) / 1_000}`,
    'kiosk_start_time_seconds 1700000000.123',
    'kiosk_state{state="in_service"} 1',
    'kiosk_state{state="out_of_service"} 0',
    'kiosk_state{state="error_screen"} 0',
    'kiosk_state{state="stopped"} 0',
    'kiosk_seen 1',
    'kiosk_config_state{state="ok"} 1',
    'kiosk_config_state{state="missing"} 0',
    'kiosk_config_state{state="fallback"} 0',
    'kiosk_config_state{state="refused"} 0',
    'kiosk_crashes_total 1',
    'kiosk_errors_total 1',
    'kiosk_helpers_lost_total{helper="GPU"} 2',
    'kiosk_helpers_lost_total{helper="Utility"} 0',
    'kiosk_helpers_lost_total{helper="Sandbox helper"} 1',
    'kiosk_no_room 0',
    'kiosk_voices 4',
    `kiosk_resident_memory_bytes ${180 * 1_048_576}`,
    'kiosk_display_info{diagonal_inches="21.5",width="1920",height="1080"} 1',
    'kiosk_last_day_start_timestamp_seconds 1699938000',
    'kiosk_last_day_visits 3',
    'kiosk_last_day_touches 90',
    'kiosk_last_day_handoffs 2',
    'kiosk_last_day_wipes 5',
    'kiosk_last_day_blocked_attempts{rule="key-meta"} 2',
    'kiosk_last_day_blocked_attempts{rule="zoom"} 1',
  ]);
});

test.each<[string, Partial<Health>]>([
  ['kiosk_build_timestamp_seconds', { version: '0.1.0' }],
  ['kiosk_seen', { seen: null }],
  ['kiosk_voices', { voices: null }],
  ['kiosk_last_day_', { lastDay: null }],
])('%s is absent, with its words, where nobody knows it', (name, unknown) => {
  expect(text()).toContain(name);
  expect(text(unknown)).not.toContain(name);
});

test.each<[string, Partial<Health>]>([
  ['out_of_service', { outOfService: true }],
  ['error_screen', { state: 'fallback', outOfService: true }],
  ['stopped', { state: 'stopped', outOfService: true }],
])('of its states only %s is 1', (state, changes) => {
  const ones = samples(changes).filter((line) => /^kiosk_state.* 1$/.test(line));
  expect(ones).toEqual([`kiosk_state{state="${state}"} 1`]);
});

test.each([['active'], ['warning'], ['asleep'], ['cleaning'], ['wiping'], ['opening'], ['ended']])(
  'nothing tells that it is %s, nor what a visit has added since',
  (state) => {
    const visited: Partial<Health> = {
      state,
      time: '1970-01-01T02:00:00.000Z',
      uptimeSeconds: 3_661,
      lastWipe: '1970-01-01T01:59:00.000Z',
      wipes: 9,
      handoffs: 9,
      blocked: { window: 9, zoom: 9 },
      online: false,
    };
    expect(text(visited)).toBe(text());
  },
);
