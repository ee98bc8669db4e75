import { describe, expect, it } from 'vitest';
import { requestTable } from '~/api/accommodation-requests.ts';
import { applicationTable } from '~/api/applications.ts';
import { insertRow, mayBeStored, readInsertAnswer, unreadableAnswer } from '~/api/insert-answer.ts';
import { fieldColumns } from '~/config/application-row.ts';

const row = { id: '7a1f', created_at: '2026-11-20T09:00:00Z' };
const error = (code: string, message: string, hint = '') => ({ code, message, hint });
const refused = (message: string) => ({ kind: 'refused', message });
const check = (column: string) =>
  error(
    '23514',
    `new row for relation "applications" violates check constraint "applications_${column}_check"`,
  );
const duplicate = (index: string) =>
  error('23505', `duplicate key value violates unique constraint "${index}"`);
const accepted = { kind: 'accepted', id: null };

describe('readInsertAnswer', () => {
  it.each([
    ['the row', 201, row, null, { kind: 'accepted', id: '7a1f' }],
    ['a success with nothing in it', 201, null, null, { kind: 'unexpected' }],
    ['a success that is a web page', 200, null, { message: '<html>' }, { kind: 'unexpected' }],
    ['a web page', 502, null, error(unreadableAnswer, ''), { kind: 'unexpected' }],
    ['nothing', 0, null, { message: 'TypeError: Failed to fetch' }, { kind: 'no-answer' }],
    ['a refusal', 400, null, error('P0001', 'Closed.'), refused('Closed.')],
    ['a bare message', 401, null, { message: 'No key' }, refused('No key')],
    ['an empty message', 400, null, error('P0001', ' '), refused('')],
    ['no message', 500, null, {}, refused('')],
    [
      'a full network',
      429,
      null,
      error('PT429', '', 'rate_limited_network'),
      { kind: 'limited', limit: 'network' },
    ],
    ['a full site', 429, null, error('PT429', '', 'rate_limited_site'), { kind: 'limited', limit: 'site' }],
    [
      'two at once',
      429,
      null,
      error('PT429', '', 'one_application_per_request'),
      { kind: 'limited', limit: 'request' },
    ],
    ['an unknown limit', 429, null, error('PT429', 'Later.', 'other'), refused('Later.')],
    [
      'a closed position',
      410,
      null,
      error('PT410', 'Closed.', 'position_closed'),
      { kind: 'position-closed' },
    ],
    ['a check of no field', 400, null, check('job_id'), refused(check('job_id').message)],
    ['a copy that the guard knows', 409, null, error('PT409', 'It is here.', 'already_received'), accepted],
    ['a copy of the key', 409, null, duplicate('applications_submission_key_key'), accepted],
    ['another conflict', 409, null, error('PT409', 'No.', 'other'), refused('No.')],
    [
      'another index',
      409,
      null,
      duplicate('applications_pkey'),
      refused(duplicate('applications_pkey').message),
    ],
  ])('%s', (_name, status, data, given, outcome) => {
    expect(readInsertAnswer(applicationTable, { status, data, error: given })).toEqual(outcome);
  });

  it.each(Object.entries(fieldColumns))('%s hears of the check of %s', (field, column) => {
    const answer = { status: 400, data: null, error: check(column) };
    expect(readInsertAnswer(applicationTable, answer)).toEqual({ kind: 'field-refused', field });
  });
});

describe('what comes back of a request for an accommodation', () => {
  const checkOf = (column: string) =>
    error('23514', `violates check constraint "accommodation_requests_${column}_check"`);
  it.each([
    ['nothing, which is all that a visitor may read', 201, null, accepted],
    ['a copy', 409, error('PT409', 'It is here.', 'already_received'), accepted],
    ['a copy of the key', 409, duplicate('accommodation_requests_submission_key_key'), accepted],
    ['an address refused', 400, checkOf('email'), { kind: 'field-refused', field: 'email' }],
    ['no way to answer', 400, checkOf('contact'), { kind: 'field-refused', field: 'email' }],
    ['a check of another table', 400, check('needs'), refused(check('needs').message)],
    ['a full site', 429, error('PT429', '', 'rate_limited_site'), { kind: 'limited', limit: 'site' }],
  ])('%s', (_name, status, given, outcome) => {
    expect(readInsertAnswer(requestTable, { status, data: null, error: given })).toEqual(outcome);
  });
});

it('a request that cannot even begin has no answer', async () => {
  const outcome = { status: 0, outcome: { kind: 'no-answer' } };
  expect(await insertRow(requestTable, Promise.reject(new TypeError('no')))).toEqual(outcome);
});

describe('mayBeStored', () => {
  it.each([
    [0, { kind: 'no-answer' }, true],
    [201, { kind: 'unexpected' }, true],
    [504, { kind: 'unexpected' }, true],
    [504, { kind: 'refused', message: 'The upstream server is timing out' }, true],
    [408, { kind: 'refused', message: '' }, true],
    [400, { kind: 'refused', message: 'No.' }, false],
    [400, { kind: 'unexpected' }, false],
    [201, { kind: 'accepted', id: '7a1f' }, false],
    [410, { kind: 'position-closed' }, false],
    [0, { kind: 'not-configured' }, false],
  ] as const)('%i %j: %s', (status, outcome, open) => expect(mayBeStored(status, outcome)).toBe(open));
});
