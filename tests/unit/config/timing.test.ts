import { expect, it } from 'vitest';
import * as timing from '~/config/timing.ts';

it('the times are those of the specification, section 9', () => {
  expect(timing).toMatchObject({
    successNoticeMs: 3_000,
    errorNoticeMs: 8_000,
    redirectAfterSuccessMs: 3_000,
    copiedMs: 2_000,
    slideDelayMs: 3_000,
    requestTimeoutMs: 30_000,
  });
});
