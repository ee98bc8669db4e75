import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { becomeCaller } from '../../supabase/local/engine.ts';
import { actAs, type Actor } from './support/roles.ts';
import {
  anApplication,
  aResume,
  aResumeName,
  enginesHere,
  openStage,
  raiseLimits,
  setLimit,
  type Stage,
} from './support/stage.ts';

describe.each(enginesHere)('the abuse limits on %s', (engineName) => {
  let stage: Stage;
  let anon: Actor;
  const apply = (changes: Parameters<typeof anApplication>[0]) =>
    anon.client.from('applications').insert(anApplication(changes));

  beforeAll(async () => {
    stage = await openStage(engineName);
    anon = await actAs(stage, 'anon');
  });
  beforeEach(() => raiseLimits(stage));
  afterAll(() => stage.close());

  it('takes one application for a position from one address in 24 hours, whatever its case', async () => {
    await setLimit(stage, 'duplicate_window_hours', 24);
    const email = `Ada.${randomUUID()}@applicant.example`;
    expect((await apply({ email })).error).toBeNull();
    const again = await apply({ email: email.toLowerCase() });
    expect(again).toMatchObject({
      status: 409,
      error: {
        code: 'PT409',
        hint: 'duplicate_application',
        message: 'We already received an application for this position from this email address.',
      },
    });
    expect((await apply({ email, job_id: 'graphic-designer' })).error).toBeNull();
    await stage.owner(
      `update public.applications set created_at = now() - interval '25 hours' where email = $1::text`,
      [email],
    );
    expect((await apply({ email })).error).toBeNull();
  });

  it('takes one of two copies that arrive together', async () => {
    await setLimit(stage, 'duplicate_window_hours', 24);
    const email = `${randomUUID()}@applicant.example`;
    const answers = await Promise.all([apply({ email }), apply({ email }), apply({ email })]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 409, 409]);
  });

  it('takes so many a day from one address', async () => {
    await setLimit(stage, 'duplicate_window_hours', 0);
    await setLimit(stage, 'per_email_per_day', 2);
    const email = `${randomUUID()}@applicant.example`;
    const jobs = ['graphic-designer', 'content-creator', 'product-tester'];
    const statuses = [];
    for (const job_id of jobs) statuses.push((await apply({ email, job_id })).status);
    expect(statuses).toEqual([201, 201, 429]);
    const refused = await apply({ email });
    expect(refused.error).toMatchObject({
      code: 'PT429',
      hint: 'rate_limited_email',
      message: 'Too many applications came from this email address today. Please try again tomorrow.',
    });
  });

  it('counts a list row by row and refuses it as a whole', async () => {
    await setLimit(stage, 'per_email_per_day', 2);
    const email = `${randomUUID()}@applicant.example`;
    const rows = ['graphic-designer', 'content-creator', 'product-tester'].map((job_id) =>
      anApplication({ email, job_id }),
    );
    expect((await anon.client.from('applications').insert(rows)).status).toBe(429);
    expect(
      await stage.owner('select 1 from public.applications where email = $1::text', [email]),
    ).toHaveLength(0);
  });

  it('takes so many a minute in all, and says so', async () => {
    await setLimit(stage, 'applications_per_minute', 0);
    expect(await apply({})).toMatchObject({
      status: 429,
      error: {
        hint: 'rate_limited_site',
        message: 'We are receiving a lot of applications right now. Please try again in a minute.',
      },
    });
    const service = await actAs(stage, 'service_role');
    expect((await service.client.from('applications').insert(anApplication())).error).toBeNull();
  });

  it('takes so many uploads a minute, and says so', async () => {
    await setLimit(stage, 'uploads_per_minute', 0);
    const { error } = await anon.client.storage.from('resumes').upload(aResumeName(), aResume());
    expect(error).toMatchObject({
      statusCode: '403',
      message: 'Too many uploads right now. Please try again in a minute.',
    });
  });

  describe('per network', () => {
    const from = async (header: string, value: string): Promise<string> => {
      const facts = { method: 'POST', path: '/rest/v1/applications', headers: { [header]: value } };
      const row = anApplication();
      const places = Object.keys(row).map((_, index) => `$${index + 1}::text`);
      return stage.engine
        .transaction('write', async (session) => {
          await becomeCaller(session, { role: 'anon', claims: { role: 'anon' } }, facts);
          await session.query(
            `insert into public.applications (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
            Object.values(row),
          );
          return 'taken';
        })
        .catch((error: unknown) => (error as { hint?: string }).hint ?? String(error));
    };

    it.each([
      ['one address', ['203.0.113.7', '203.0.113.7'], ['taken', 'rate_limited_network']],
      ['another address', ['203.0.113.8', '203.0.113.9'], ['taken', 'taken']],
      ['the first of a chain', ['198.51.100.1, 10.0.0.1', '198.51.100.1'], ['taken', 'rate_limited_network']],
      ['one /64', ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'], ['taken', 'rate_limited_network']],
      ['two /64', ['2001:db8:0:2::1', '2001:db8:0:3::1'], ['taken', 'taken']],
      ['this machine', ['127.0.0.1', '127.0.0.1', '::1', '::1', '::ffff:127.0.0.1'], ['taken']],
      ['no address', ['unknown', 'unknown'], ['taken']],
    ])('counts %s', async (_name, addresses, expected) => {
      await setLimit(stage, 'per_network_per_hour', 1);
      const outcomes = [];
      for (const address of addresses) outcomes.push(await from('x-forwarded-for', address));
      expect(outcomes).toEqual(addresses.map((_, index) => expected[index] ?? expected[0]));
    });

    it('believes the gateway before the client', async () => {
      await setLimit(stage, 'per_network_per_hour', 1);
      expect(await from('cf-connecting-ip', '192.0.2.1')).toBe('taken');
      expect(await from('cf-connecting-ip', '192.0.2.1')).toBe('rate_limited_network');
    });
  });

  describe('suspicious applications', () => {
    it.each([
      ['nothing sent', {}, ''],
      ['an untouched trap and enough time', { form_trap: '', form_seconds: 8 }, ''],
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
      const staff = await actAs(stage, 'staff');
      const { data } = await staff.client
        .from('applications')
        .select('flagged, flagged_reason')
        .eq('email', row.email);
      expect(data).toEqual([{ flagged: reason !== '', flagged_reason: reason }]);
    });

    it('keeps an application whose trap holds a novel', async () => {
      const row = anApplication({ form_trap: 'x'.repeat(20_000) });
      expect((await anon.client.from('applications').insert(row)).status).toBe(201);
    });

    it('keeps an application whose signals are null', async () => {
      const row = { ...anApplication(), form_trap: null, form_seconds: null };
      expect((await anon.client.from('applications').insert(row)).status).toBe(201);
    });
  });
});
