import { describe, expect, it } from 'vitest';
import { diskGuard, freeBytes } from '../../../../../supabase/local/database/disk-guard.ts';

const megabyte = 1024 * 1024;

describe('diskGuard', () => {
  it.each([
    [100 * megabyte, 5 * megabyte, true],
    [53 * megabyte, 5 * megabyte, true],
    [52 * megabyte, 5 * megabyte, false],
    [0, 1, false],
  ])('with %i bytes free takes %i: %s', async (free, wanted, isTaken) => {
    const check = diskGuard(async () => free).check(wanted);
    if (isTaken) return expect(check).resolves.toBeUndefined();
    await expect(check).rejects.toMatchObject({ code: '53100', hint: 'Check free disk space.' });
  });

  it('measures a real disk', async () => {
    expect(await freeBytes('.')).toBeGreaterThan(0);
  });
});
