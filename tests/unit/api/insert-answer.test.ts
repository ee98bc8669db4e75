import { describe, expect, it } from 'vitest';
import { mayBeStored, readInsertAnswer, unreadableAnswer } from '~/api/insert-answer.ts';
import { fieldColumns } from '~/config/application-row.ts';

const row = { id: '7a1f', created_at: '2026-11-20T09:00:00Z' };
const check = (column: string) => ({
  code: '23514',
  message: `new row for relation "applications" violates check constraint "applications_${column}_check"`,
});

describe('readInsertAnswer', () => {
  it.each([
    ['the row', 201, row, null, { kind: 'accepted', id: '7a1f' }],
    ['a success with nothing in it', 201, null, null, { kind: 'unexpected' }],
    ['a success that is a web page', 200, null, { message: '<html>' }, { kind: 'unexpected' }],
    ['a web page', 502, null, { code: unreadableAnswer, message: '' }, { kind: 'unexpected' }],
    ['nothing', 0, null, { message: 'TypeError: Failed to fetch' }, { kind: 'no-answer' }],
    ['a refusal', 400, null, { code: 'P0001', message: 'Closed.' }, { kind: 'refused', message: 'Closed.' }],
    ['a bare message', 401, null, { message: 'No key' }, { kind: 'refused', message: 'No key' }],
    ['no message', 500, null, {}, { kind: 'refused', message: '' }],
    [
      'an unknown limit',
      429,
      null,
      { code: 'PT429', hint: 'other', message: 'Later.' },
      { kind: 'refused', message: 'Later.' },
    ],
    [
      'a closed position',
      410,
      null,
      { code: 'PT410', hint: 'position_closed', message: 'This position is closed.' },
      { kind: 'position-closed' },
    ],
    [
      'a check of no field',
      400,
      null,
      check('job_id'),
      { kind: 'refused', message: check('job_id').message },
    ],
  ])('%s', (_name, status, data, error, outcome) => {
    expect(readInsertAnswer({ status, data, error })).toEqual(outcome);
  });

  it.each([
    ['rate_limited_network', 'network'],
    ['rate_limited_site', 'site'],
    ['one_application_per_request', 'request'],
  ])('%s is the limit of the %s', (hint, limit) => {
    const error = { code: 'PT429', hint, message: 'Later.' };
    expect(readInsertAnswer({ status: 429, data: null, error })).toEqual({ kind: 'limited', limit });
  });

  it.each(Object.entries(fieldColumns))('%s hears of the check of %s', (field, column) => {
    const answer = { status: 400, data: null, error: check(column) };
    expect(readInsertAnswer(answer)).toEqual({ kind: 'field-refused', field });
  });
});

describe('a duplicate', () => {
  const violates = (index: string) => ({
    code: '23505',
    message: `duplicate key value violates unique constraint "${index}"`,
  });

  it.each([
    ['the guard', { code: 'PT409', hint: 'already_received', message: 'It is here.' }, 'accepted'],
    ['the index of the key', violates('applications_submission_key_key'), 'accepted'],
    ['another conflict', { code: 'PT409', hint: 'other', message: 'No.' }, 'refused'],
    ['another index', violates('applications_pkey'), 'refused'],
  ])('%s', (_name, error, kind) => {
    expect(readInsertAnswer({ status: 409, data: null, error }).kind).toBe(kind);
  });
});

describe('leavesOpen', () => {
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
