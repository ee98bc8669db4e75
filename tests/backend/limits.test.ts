import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../supabase/local/database/engine.ts';
import {
  anApplication,
  aResume,
  aResumeName,
  type EngineName,
  raiseLimits,
  setLimit,
  type TestBackend,
} from './support/fixture.ts';
import { anAddress, askFrom, fileFrom, uploadFrom } from './support/networks.ts';
import { onEachEngine } from './support/use-backend.ts';

/**
 * What is sent at once, its limit, and where it is stored: through HTTP as the site sends it; and as PostgREST and Storage do
 * it, with one connection each, which the embedded engine has not.
 */
const throughHttp: readonly Flood[] = [
  [
    'applications of this machine',
    'applications_per_network_per_hour',
    'public.applications',
    async (to) => (await to.as('anon').from('applications').insert(anApplication())).error === null,
  ],
  [
    'uploads of this machine',
    'uploads_per_network_per_hour',
    'storage.objects',
    async (to) =>
      (await to.as('anon').storage.from('resumes').upload(aResumeName(), aResume(500))).error === null,
  ],
  [
    'requests with a link of this machine',
    'links_per_network_per_hour',
    'private.request_log',
    async (to) => (await to.as('anon').rpc('application_by_link', { secret: randomUUID() })).error === null,
  ],
];
type Flood = [string, string, string, (testBackend: TestBackend) => Promise<boolean>];

const inTheDatabase = (
  [
    ['links', 'private.request_log', 'network_per_hour', askFrom, () => '203.0.113.5'],
    ['applications', 'public.applications', 'network_per_hour', fileFrom, () => '203.0.113.5'],
    ['applications', 'public.applications', 'wide_network_per_hour', fileFrom, anAddressOfOneNetwork],
    ['applications', 'public.applications', 'minute', fileFrom, anAddress],
    ['uploads', 'storage.objects', 'network_per_hour', uploadFrom, () => '203.0.113.5'],
    ['uploads', 'storage.objects', 'minute', uploadFrom, anAddress],
  ] as const
).map(([kind, table, limit, send, from]): Flood => [
  `${kind} per ${limit}`,
  `${kind}_per_${limit}`,
  table,
  async (to) => (await send(to, from())) === 'taken',
]);

function anAddressOfOneNetwork(): string {
  return `2001:db8:5:${randomUUID().slice(0, 4)}::1`;
}

function askLimits(testBackend: TestBackend, engineName: EngineName): void {
  let shipped: Row[];
  beforeAll(async () => {
    const sql = String.raw`select name, value::int as value from private.limits where name like '%\_per\_%'`;
    shipped = await testBackend.owner(sql);
  });
  beforeEach(async () => {
    await testBackend.owner('delete from private.request_log');
    await testBackend.owner(`update storage.objects set created_at = created_at - interval '1 hour'`);
    await raiseLimits(testBackend);
  });

  it('are shipped as they are promised', () => {
    expect(Object.fromEntries(shipped.map(({ name, value }) => [name, value]))).toEqual({
      applications_per_minute: 60,
      applications_per_network_per_hour: 10,
      applications_per_wide_network_per_hour: 15,
      uploads_per_minute: 60,
      uploads_per_network_per_hour: 20,
      uploads_per_wide_network_per_hour: 30,
      links_per_network_per_hour: 60,
      links_per_wide_network_per_hour: 90,
      mails_per_network_per_hour: 10,
      lost_links_per_minute: 30,
      lost_links_per_network_per_hour: 10,
      lost_links_per_wide_network_per_hour: 15,
      lost_link_mails_per_address_per_day: 3,
      accommodations_per_minute: 20,
      accommodations_per_network_per_hour: 10,
      accommodations_per_wide_network_per_hour: 15,
      password_mails_per_network_per_hour: 20,
      password_mails_per_address_per_hour: 3,
      member_actions_per_admin_per_hour: 60,
      builds_per_hour: 12,
      audit_rows_per_member_per_hour: 20_000,
    });
  });

  it('take so many applications a minute in all, say so, and do not hold the server itself', async () => {
    await setLimit(testBackend, 'applications_per_minute', 1);
    expect(await fileFrom(testBackend, anAddress())).toBe('taken');
    expect(await fileFrom(testBackend, anAddress())).toBe(
      'rate_limited_site: We are receiving a lot of applications right now. Please try again in a minute.',
    );
    const service = testBackend.as('service_role').from('applications');
    expect((await service.insert(anApplication())).error).toBeNull();
  });

  it('take so many uploads a minute in all, say so, and do not hold the server itself', async () => {
    await setLimit(testBackend, 'uploads_per_minute', 1);
    expect(await uploadFrom(testBackend, anAddress())).toBe('taken');
    expect(await uploadFrom(testBackend, anAddress())).toBe(
      'Too many uploads right now. Please try again in a minute.',
    );
    const service = testBackend.as('service_role').storage.from('resumes');
    expect((await service.upload(aResumeName(), aResume())).error).toBeNull();
  });

  it('take one application a request', async () => {
    expect(await fileFrom(testBackend, anAddress(), [anApplication(), anApplication()])).toBe(
      'one_application_per_request: Please send one application at a time.',
    );
  });

  it.runIf(engineName === 'PostgreSQL 15')('judge lengths before they wait for anybody', async () => {
    const siteTurn = `select pg_advisory_xact_lock(hashtextextended('turn:application:site', 0))`;
    await testBackend.engine.transaction('write', async (session) => {
      await session.query(siteTurn);
      const row = anApplication({ full_name: ' '.repeat(50_000) });
      expect(await fileFrom(testBackend, anAddress(), [row])).toContain('applications_full_name_check');
    });
  });

  it('count no upload with the service key, whatever Storage writes the row as', async () => {
    await setLimit(testBackend, 'uploads_per_network_per_hour', 0);
    const { serviceRoleKey, anonKey } = testBackend.keys;
    const uploadWith = (key: string) =>
      uploadFrom(testBackend, { 'x-forwarded-for': anAddress(), authorization: `Bearer ${key}` });
    expect(await uploadWith(serviceRoleKey)).toBe('taken');
    expect(await uploadWith(anonKey)).toContain('Too many uploads');
  });

  it('let no member fill the audit', async () => {
    await setLimit(testBackend, 'audit_rows_per_member_per_hour', 10);
    const positions = testBackend.as('admin').from('positions');
    const change = () => positions.update({ is_open: true }).eq('job_id', 'product-tester');
    let answer = await change();
    for (let count = 0; count < 60 && answer.error === null; count += 1) answer = await change();
    expect(answer).toMatchObject({ status: 429, error: { hint: 'rate_limited_member' } });
  });

  const same = [true, false];
  const other = [true, true];
  describe.each([
    ['applications', fileFrom, 'rate_limited_network: Too many applications'],
    ['uploads', uploadFrom, 'rate_limited_network: Too many uploads'],
  ] as const)('%s of a network', (kind, send, refusal) => {
    const taken = async (...networks: Parameters<typeof send>[1][]) => {
      const outcomes = [];
      for (const network of networks) {
        const outcome = await send(testBackend, network);
        if (outcome !== 'taken')
          expect(outcome).toBe(`${refusal} came from your network. Please try again in an hour.`);
        outcomes.push(outcome === 'taken');
      }
      return outcomes;
    };

    it.each<[string, string, string, boolean[]]>([
      ['one address', '203.0.113.7', '203.0.113.7', same],
      ['another address', '203.0.113.8', '203.0.113.9', other],
      ['the last of a chain', '198.51.100.1, 203.0.113.1', '203.0.113.1', same],
      ['another last of a chain', '198.51.100.1, 203.0.113.1', '198.51.100.1, 203.0.113.2', other],
      ['IPv4 written as IPv6', '::ffff:198.51.100.2', '198.51.100.2', same],
      ['one /64', '2001:db8:0:1::1', '2001:db8:0:1:ffff::2', same],
      ['two /64 of one /48', '2001:db8:0:2::1', '2001:db8:0:3::1', other],
      ['a loopback address that a client claims', '127.0.0.1', '127.0.0.1', same],
      ['no address and one that makes no sense', '', 'unknown', same],
      ['two that make no sense', '203.0.113.300', '<script>', same],
    ])('are counted by %s', async (_name, first, second, expected) => {
      await setLimit(testBackend, `${kind}_per_network_per_hour`, 1);
      expect(await taken(first, second)).toEqual(expected);
    });

    it('are counted by one /48, whatever /64 of it comes', async () => {
      await setLimit(testBackend, `${kind}_per_wide_network_per_hour`, 3);
      const networks = Array.from({ length: 20 }, (_, at) => `2001:db8:7:${at + 1}::1`);
      expect((await taken(...networks)).filter(Boolean)).toHaveLength(3);
      expect(await taken('2001:db8:8::1')).toEqual([true]);
    });

    it('are counted by what the gateway says before what the client says', async () => {
      await setLimit(testBackend, `${kind}_per_network_per_hour`, 1);
      const behind = (claimed: string) => ({ 'cf-connecting-ip': '192.0.2.1', 'x-forwarded-for': claimed });
      expect(await taken(behind('1.1.1.1'), behind('2.2.2.2'))).toEqual(same);
    });

    it('take no room from another network', async () => {
      await setLimit(testBackend, `${kind}_per_network_per_hour`, 5);
      await setLimit(testBackend, `${kind}_per_minute`, 10);
      const flood = await taken(...Array<string>(40).fill('203.0.113.66'));
      expect(flood.filter(Boolean)).toHaveLength(5);
      expect(await taken('203.0.113.67')).toEqual([true]);
    });
  });

  // Far more at once than PostgreSQL 15 has connections here, so that they overlap.
  it.each(engineName === 'PGlite' ? throughHttp : [...throughHttp, ...inTheDatabase])(
    'let as many of 80 requests at once pass as they say: %s',
    async (_name, limit, table, send) => {
      const stored = async () => (await testBackend.owner(`select 1 from ${table}`)).length;
      const before = await stored();
      await setLimit(testBackend, limit, 25);
      const passed = await Promise.all(Array.from({ length: 80 }, () => send(testBackend)));
      expect([passed.filter(Boolean).length, (await stored()) - before]).toEqual([25, 25]);
    },
  );
}

onEachEngine('the abuse limits', askLimits, { hasLimits: true });
