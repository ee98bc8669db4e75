import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test('Temporal is asked first', () => {
  vi.stubGlobal('window', { Temporal: { Now: { timeZoneId: () => 'Asia/Kolkata' } } });
  expect(timeZone()).toBe('Asia/Kolkata');
});

test('without Temporal a date format has it', () => {
  vi.stubGlobal('window', {});
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
    resolvedOptions: () => ({ timeZone: 'America/Denver' }),
  } as Intl.DateTimeFormat);
  expect(timeZone()).toBe('America/Denver');
});

test('a browser that throws has none', () => {
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
