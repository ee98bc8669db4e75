import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs, type Actor } from './support/roles.ts';
import { anApplication, enginesHere, openTestBackend, type TestBackend } from './support/fixture.ts';

describe.each(enginesHere)('suspicious applications on %s', (engineName) => {
  let testBackend: TestBackend;
  let anon: Actor;
  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = await actAs(testBackend, 'anon');
  });
  afterAll(() => testBackend.close());

  it.each([
    ['nothing sent', {}, ''],
    ['an untouched honeypot and enough time', { form_trap: '', form_seconds: 8 }, ''],
    ['the hidden field', { form_trap: 'https://spam.example' }, 'hidden field filled in'],
    ['a fast hand', { form_seconds: 2 }, 'form filled in within 2 s'],
    ['a clock set back', { form_seconds: -40 }, 'form filled in within 0 s'],
    ['a month in another tab', { form_seconds: 2_600_000 }, ''],
    ['a clock that makes no sense', { form_seconds: 1e300 }, ''],
    ['a fraction', { form_seconds: 2.75 }, 'form filled in within 2 s'],
    ['both', { form_trap: 'x', form_seconds: 1 }, 'hidden field filled in; form filled in within 1 s'],
  ])('keeps %s and marks it for staff', async (_name, signals, reason) => {
    const row = anApplication(signals);
    expect((await anon.client.from('applications').insert(row)).status).toBe(201);
    const sql = 'select flagged, flagged_reason from public.applications where email = $1::text';
    expect(await testBackend.owner(sql, [row.email])).toEqual([
      { flagged: reason !== '', flagged_reason: reason },
    ]);
  });

  it('keeps an application whose honeypot holds a novel', async () => {
    const row = anApplication({ form_trap: 'x'.repeat(20_000) });
    expect((await anon.client.from('applications').insert(row)).status).toBe(201);
  });

  it('keeps an application whose signals are null', async () => {
    const row = { ...anApplication(), form_trap: null, form_seconds: null };
    expect((await anon.client.from('applications').insert(row)).status).toBe(201);
  });
});
