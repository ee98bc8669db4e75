import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test('Temporal is asked first', () => {
  vi.stubGlobal('window', { Temporal: { Now: { timeZoneId: () => 'Asia/Kolkata' } } });
  expect(timeZone()).toBe('Asia/Kolkata');
});

test('a browser without Temporal tells by a date format', () => {
  vi.stubGlobal('window', {});
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
    resolvedOptions: () => ({ timeZone: 'America/Denver' }),
  } as Intl.DateTimeFormat);
  expect(timeZone()).toBe('America/Denver');
});

test('a browser that refuses to tell has none', () => {
  vi.stubGlobal('window', {
    Temporal: {
      Now: {
        timeZoneId: () => {
          throw new RangeError('no zone');
        },
      },
    },
  });
  expect(timeZone()).toBeNull();
});
