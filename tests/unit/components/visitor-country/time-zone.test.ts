import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from '~/components/visitor-country/time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

const temporal = (timeZoneId: () => string) => ({ Temporal: { Now: { timeZoneId } } });

test.each([
  ['is that of Temporal', temporal(() => 'Asia/Kolkata'), 'Asia/Kolkata'],
  ['is that of a date format where there is no Temporal', {}, 'America/Denver'],
  [
    'is none in a browser that throws',
    temporal(() => {
      throw new RangeError('no zone');
    }),
    null,
  ],
])('the time zone %s', (_name, window, expected) => {
  vi.stubGlobal('window', window);
  const format = { resolvedOptions: () => ({ timeZone: 'America/Denver' }) } as Intl.DateTimeFormat;
  vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue(format);
  expect(timeZone()).toBe(expected);
});
