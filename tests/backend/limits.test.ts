import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askAsVisitor, postTo } from './support/ask.ts';
import { anAddress, fileFrom, uploadFrom } from './support/networks.ts';
import { actAs, type Actor } from './support/roles.ts';
import {
  anApplication,
  aResume,
  aResumeName,
  enginesHere,
  openTestBackend,
  raiseLimits,
  setLimit,
  type TestBackend,
} from './support/fixture.ts';

describe.each(enginesHere)('the abuse limits on %s', (engineName) => {
  let testBackend: TestBackend;
  let anon: Actor;
  const post = postTo(askAsVisitor(() => testBackend));
  const apply = (changes: Parameters<typeof anApplication>[0]) =>
    anon.client.from('applications').insert(anApplication(changes));
  const upload = () => anon.client.storage.from('resumes').upload(aResumeName(), aResume());

  beforeAll(async () => {
    testBackend = await openTestBackend(engineName);
    anon = await actAs(testBackend, 'anon');
  });
  beforeEach(async () => {
    await testBackend.owner('delete from private.request_log');
    await raiseLimits(testBackend);
  });
  afterAll(() => testBackend.close());

  it('takes every application of one address, for the same position too', async () => {
    const email = `Ada.${randomUUID()}@applicant.example`;
    for (const written of [email, email, email.toLowerCase(), email, email, email, email]) {
      expect(await apply({ email: written })).toMatchObject({ status: 201, error: null });
    }
    const rows = await testBackend.owner(
      'select 1 from public.applications where lower(email) = lower($1::text)',
      [email],
    );
    expect(rows).toHaveLength(7);
  });

  it('takes so many a minute in all, and says so', async () => {
    await setLimit(testBackend, 'applications_per_minute', 1);
    expect(await fileFrom(testBackend, anAddress())).toBe('taken');
    expect(await fileFrom(testBackend, anAddress())).toBe(
      'rate_limited_site: We are receiving a lot of applications right now. Please try again in a minute.',
    );
    const service = await actAs(testBackend, 'service_role');
    expect((await service.client.from('applications').insert(anApplication())).error).toBeNull();
  });

  it('takes so many uploads a minute in all, and says so', async () => {
    await setLimit(testBackend, 'uploads_per_minute', 1);
    expect(await uploadFrom(testBackend, anAddress())).toBe('taken');
    expect(await uploadFrom(testBackend, anAddress())).toBe(
      'Too many uploads right now. Please try again in a minute.',
    );
  });

  it.runIf(engineName === 'PostgreSQL 15')('judges lengths before it waits for anybody', async () => {
    const siteTurn = `select pg_advisory_xact_lock(hashtextextended('turn:application:site', 0))`;
    await testBackend.engine.transaction('write', async (session) => {
      await session.query(siteTurn);
      const refusal = await fileFrom(testBackend, anAddress(), [
        anApplication({ full_name: ' '.repeat(50_000) }),
      ]);
      expect(refusal).toContain('applications_full_name_check');
    });
  });

  it('counts no upload with the service key, whatever Storage writes the row as', async () => {
    await setLimit(testBackend, 'uploads_per_network_per_hour', 0);
    const { serviceRoleKey, anonKey } = testBackend.keys;
    const uploadWith = (key: string) =>
      uploadFrom(testBackend, { 'x-forwarded-for': anAddress(), authorization: `Bearer ${key}` });
    expect(await uploadWith(serviceRoleKey)).toBe('taken');
    expect(await uploadWith(anonKey)).toContain('Too many uploads');
  });

  it('lets no member fill the audit', async () => {
    await setLimit(testBackend, 'audit_rows_per_member_per_hour', 10);
    const { client } = await actAs(testBackend, 'admin');
    const change = () => client.from('positions').update({ is_open: true }).eq('job_id', 'product-tester');
    let answer = await change();
    for (let count = 0; count < 60 && answer.error === null; count += 1) answer = await change();
    expect(answer).toMatchObject({ status: 429, error: { hint: 'rate_limited_member' } });
  });

  it('takes one application a request', async () => {
    const words = 'Please send one application at a time.';
    const rows = [anApplication(), anApplication()];
    expect(await anon.client.from('applications').insert(rows)).toMatchObject({
      status: 400,
      error: { code: 'PT400', hint: 'one_application_per_request', message: words },
    });
    expect(await fileFrom(testBackend, anAddress(), rows)).toBe(`one_application_per_request: ${words}`);
  });

  describe('this machine itself', () => {
    const broken = () => post({ ...anApplication(), phone: '0' });

    it('may use what the whole site may, refused requests included', async () => {
      await setLimit(testBackend, 'applications_per_minute', 3);
      const statuses = [(await broken()).status, (await post('{"')).status, (await broken()).status];
      expect(statuses).toEqual([400, 400, 400]);
      expect(await apply({})).toMatchObject({
        status: 429,
        error: {
          code: 'PT429',
          hint: 'rate_limited_network',
          message: 'Too many applications came from your network. Please try again in a minute.',
        },
      });
    });

    it('counts refused uploads as well', async () => {
      await setLimit(testBackend, 'uploads_per_minute', 1);
      const text = new File(['no PDF'], 'cv.pdf', { type: 'application/pdf' });
      const refused = await anon.client.storage.from('resumes').upload(aResumeName(), text);
      expect(refused.error).toMatchObject({ statusCode: '415' });
      expect((await upload()).error).toMatchObject({
        statusCode: '403',
        message: 'Too many uploads came from your network. Please try again in a minute.',
      });
    });

    it('does not limit service_role', async () => {
      await setLimit(testBackend, 'applications_per_minute', 0);
      await setLimit(testBackend, 'uploads_per_minute', 0);
      const { client } = await actAs(testBackend, 'service_role');
      expect((await client.from('applications').insert(anApplication())).error).toBeNull();
      expect((await client.storage.from('resumes').upload(aResumeName(), aResume())).error).toBeNull();
    });
  });

  describe('per network', () => {
    const networkMessages =
      'rate_limited_network: Too many applications came from your network. Please try again in an hour.';
    const full =
      'rate_limited_network: Too many uploads came from your network. Please try again in an hour.';
    const same = [true, false];
    const other = [true, true];
    const cases: [string, [string, string], boolean[]][] = [
      ['one address', ['203.0.113.7', '203.0.113.7'], same],
      ['another address', ['203.0.113.8', '203.0.113.9'], other],
      ['the first of a chain', ['198.51.100.1, 10.0.0.1', '198.51.100.1'], same],
      ['IPv4 written as IPv6', ['::ffff:198.51.100.2', '198.51.100.2'], same],
      ['one /64', ['2001:db8:0:1::1', '2001:db8:0:1:ffff::2'], same],
      ['two /64 of one /48', ['2001:db8:0:2::1', '2001:db8:0:3::1'], other],
      ['a loopback address that a client claims', ['127.0.0.1', '127.0.0.1'], same],
      ['no address and one that makes no sense', ['', 'unknown'], same],
      ['two that make no sense', ['203.0.113.300', '<script>'], same],
    ];
    const kinds = [
      ['applications', fileFrom, networkMessages],
      ['uploads', uploadFrom, full],
    ] as const;
    describe.each(kinds)('%s', (kind, send, refusal) => {
      const taken = (outcomes: string[]) =>
        outcomes.map((outcome) => {
          if (outcome !== 'taken') expect(outcome).toBe(refusal);
          return outcome === 'taken';
        });

      it.each(cases)('counts %s', async (_name, [first, second], expected) => {
        await setLimit(testBackend, `${kind}_per_network_per_hour`, 1);
        expect(taken([await send(testBackend, first), await send(testBackend, second)])).toEqual(expected);
      });

      it('counts one /48, whatever /64 of it comes', async () => {
        await setLimit(testBackend, `${kind}_per_wide_network_per_hour`, 3);
        const outcomes = [];
        for (let at = 1; at <= 20; at++) outcomes.push(await send(testBackend, `2001:db8:7:${at}::1`));
        expect(taken(outcomes).filter(Boolean)).toHaveLength(3);
        expect(await send(testBackend, '2001:db8:8::1')).toBe('taken');
      });

      it('believes the gateway before the client', async () => {
        await setLimit(testBackend, `${kind}_per_network_per_hour`, 1);
        const behind = (claimed: string) => ({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': claimed });
        expect(
          taken([await send(testBackend, behind('1.1.1.1')), await send(testBackend, behind('2.2.2.2'))]),
        ).toEqual(same);
      });

      it('lets another network go on while one is at its limit', async () => {
        await setLimit(testBackend, `${kind}_per_network_per_hour`, 5);
        await setLimit(testBackend, `${kind}_per_minute`, 10);
        const flood = [];
        for (let at = 0; at < 40; at++) flood.push(await send(testBackend, '203.0.113.66'));
        expect(taken(flood).filter(Boolean)).toHaveLength(5);
        expect(await send(testBackend, '203.0.113.67')).toBe('taken');
      });
    });
  });
});
