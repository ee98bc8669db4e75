import type { Duty } from './duty.ts';
import { healthDuties } from './health.ts';
import { hiringDuties } from './hiring.ts';
import { keepingDuties } from './keeping.ts';
import { privacyDuties } from './privacy.ts';

/** Every duty that the site keeps, in one table: tests/e2e/web/served-files.spec.ts finds each on its page. */
export const duties: readonly Duty[] = [...hiringDuties, ...keepingDuties, ...privacyDuties, ...healthDuties];

/**
 * After so many days the source of a row is read again. Nearly all of these laws change on a first of January or of July: an
 * older row may have missed such a day.
 */
export const dutyCheckDays = 180;
