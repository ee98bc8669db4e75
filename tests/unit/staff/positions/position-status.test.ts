import { expect, test } from 'vitest';
import { offerTerms } from '~/content/job-offers.ts';
import { positionStatus } from '~/staff/positions/position-status.ts';
import { formatDay } from '~/staff/texts/format-date.ts';

test.each(Object.entries(offerTerms))(
  'staff read the last day of %s that applicants read',
  (id, { closesOn }) => {
    const row = {
      ...{ job_id: id, is_built_in: true, is_open: true, closes_on: null },
      ...{ time_zone: 'Etc/GMT+12', published_on: '2026-10-01' },
    };
    expect(positionStatus(row, 0).text).toContain(formatDay(closesOn));
    const own = { ...row, closes_on: '2098-03-31' };
    expect(positionStatus(own, 0).text).toContain(formatDay('2098-03-31'));
    expect(positionStatus(own, 0).text).not.toContain(formatDay(closesOn));
  },
);
