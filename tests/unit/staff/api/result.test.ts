import { AuthApiError, AuthRetryableFetchError, AuthSessionMissingError } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { toFailure } from '../../../../src/staff/api/result.ts';

test.each([
  ['no connection, data', { message: 'TypeError: fetch failed', code: '' }, 0, 'no-answer'],
  ['a gateway that gave up', { code: 'unreadable-answer' }, 502, 'no-answer'],
  ['a busy server', { code: '53300' }, 503, 'no-answer'],
  ['too many requests to the data', { code: 'PT429' }, 429, 'no-answer'],
  ['no connection, accounts', new AuthRetryableFetchError('failed', 0), undefined, 'no-answer'],
  ['an error of the account server', new AuthRetryableFetchError('{}', 503), undefined, 'no-answer'],
  ['a thrown error', new TypeError('Failed to fetch'), undefined, 'no-answer'],
  ['no session here', new AuthSessionMissingError(), undefined, 'signed-out'],
  ['no session there', new AuthApiError('gone', 403, 'session_not_found'), undefined, 'signed-out'],
  ['a token that ran out', { code: 'PGRST303' }, 401, 'signed-out'],
  ['a role that may not', { code: '42501' }, 403, 'refused'],
  ['a refusal of the database', { code: 'PT409', hint: 'resume_still_there' }, 409, 'refused'],
  ['a wrong password', new AuthApiError('wrong', 400, 'invalid_credentials'), undefined, 'refused'],
  ['a factor has to be shown first', new AuthApiError('x', 401, 'insufficient_aal'), undefined, 'refused'],
  ['locked', new AuthApiError('x', 429, 'over_request_rate_limit'), undefined, 'refused'],
])('%s', (_, error, status, kind) => {
  expect(toFailure(error, status).kind).toBe(kind);
});

test('a refusal says why in the words of the server', () => {
  expect(toFailure({ code: 'PT409', hint: 'resume_still_there' }, 409)).toEqual({
    kind: 'refused',
    code: 'PT409',
    hint: 'resume_still_there',
  });
});
