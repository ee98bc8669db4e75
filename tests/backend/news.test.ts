import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import type { NewsMail } from '../../src/domain/contract/staff.ts';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { textOf } from '../support/mail-sink.ts';
import { tokenOf, userIdOf } from './support/fixture.ts';
import { deliver as deliverTo, useMailSink } from './support/mail.ts';
import { onEachEngine } from './support/use-backend.ts';
import { aRequest, aVictim } from './support/victim.ts';

/* Mail to members about what is new. What the staff app says of it: tests/e2e/staff/news.spec.ts. */

onEachEngine('mail to members about what is new', (testBackend) => {
  const sink = useMailSink();
  const owner = (sql: string) => testBackend.owner(sql);
  const members: Role[] = ['reader', 'staff', 'admin', 'handler'];
  beforeAll(async () => {
    for (const role of members) await tokenOf(testBackend, role);
    await owner('update auth.users set email_confirmed_at = now()');
  });
  beforeEach(() => owner('update auth.users set banned_until = null'));
  afterEach(async () => {
    await owner('delete from private.mail_queue');
    await owner('delete from private.news_mail');
    await owner('delete from public.applications');
    await owner('delete from public.accommodation_requests');
  });

  const choose = async (role: Role, choice: NewsMail) => {
    const { error } = await testBackend.call(role, 'choose_news_mail', { choice });
    expect(error).toBeNull();
  };
  const filed = (job_id = 'growth-analyst-intern') =>
    aVictim(testBackend, { job_id, job_title: 'Evil title', full_name: 'Zelda Marker' }, false);
  const assign = (id: string, to: Role, by: Role = 'admin') =>
    testBackend.call(by, 'assign_applications', { ids: [id], assignee: userIdOf(to) });
  /** Lets time pass for everything that is told about, and for what was told. */
  const pass = async (time: string) => {
    for (const [table, ...columns] of [
      ['public.applications', 'created_at'],
      ['public.accommodation_requests', 'created_at'],
      ['private.unseen_assignments', 'at'],
      ['private.news_mail', 'told_from', 'told_until', 'mailed_at'],
      ['private.mail_queue', 'queued_at', 'sent_at', 'send_after'],
    ])
      await owner(
        `update ${table} set ${columns.map((name) => `${name} = ${name} - interval '${time}'`).join(', ')}`,
      );
  };
  const deliver = () => deliverTo(testBackend, sink.url);
  /** What arrived, by address, without the heads. */
  const arrived = () =>
    sink.mails
      .map(({ to, raw }) => [to[0], textOf(raw).replaceAll('\r\n', '\n')] as const)
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other));
  const addresses = () => arrived().map(([address]) => address);

  it('says numbers, titles as staff wrote them and links, and no word of an applicant', async () => {
    await choose('staff', 'at_once');
    await choose('handler', 'at_once');
    const { id } = await filed();
    await filed();
    await filed('graphic-designer');
    await testBackend
      .as('anon')
      .from('accommodation_requests')
      .insert(aRequest({ full_name: 'Rosa Asks' }));
    await assign(id, 'staff');
    expect(await deliver(), 'a transaction may still be on its way').toEqual({ sent: 0, failed: 0 });
    await pass('1 minute');
    expect(await deliver()).toEqual({ sent: 2, failed: 0 });
    const applications = `3 new applications
  2  Growth Analyst Intern
  1  Graphic Designer
https://staff.site.example/#/?state=new`;
    const end = `You are getting this email as soon as there is news, at most once an hour. Change that here: https://staff.site.example/#/settings

The Fernwell staff app
${[brand.parentCompany, ...brand.legal.address].join('\n')}
`;
    expect(arrived()).toEqual([
      [
        'handler@staff.example',
        `Hello,

${applications}

1 accommodation request
https://staff.site.example/#/accommodations

${end}`,
      ],
      [
        'staff@staff.example',
        `Hello,

${applications}

1 application assigned to you
https://staff.site.example/#/?assignee=${userIdOf('staff')}

${end}`,
      ],
    ]);
    const raw = sink.mails.find(({ to }) => to[0] === 'staff@staff.example')?.raw ?? '';
    expect(raw).toContain('Subject: Fernwell staff: 3 new applications, 1 application assigned');
    expect(raw).toContain('Content-Language: en');
    expect(sink.mails.map(({ raw: each }) => each).join()).not.toMatch(/Zelda|Evil|Rosa/);
  });

  it('goes to nobody who has not chosen it, chose none again, or has nothing to be told', async () => {
    await choose('admin', 'at_once');
    await choose('admin', 'none');
    await choose('reader', 'at_once');
    const { id } = await filed();
    await assign(id, 'staff', 'staff');
    await testBackend.call('staff', 'move_applications', { ids: [id], state: 'declined' });
    await testBackend.as('anon').from('accommodation_requests').insert(aRequest());
    await pass('1 minute');
    expect(await deliver(), 'handled already, and requests are not for a reader').toEqual({
      sent: 0,
      failed: 0,
    });
    await filed();
    await pass('1 minute');
    await deliver();
    expect(addresses()).toEqual(['reader@staff.example']);
  });

  it('comes once in an hour, and then tells what came in between', async () => {
    await choose('staff', 'at_once');
    const bring = async () => {
      await filed();
      await pass('1 minute');
      await deliver();
    };
    await bring();
    await bring();
    await choose('staff', 'none');
    await choose('staff', 'at_once'); // what came before is not told any more
    await bring();
    expect(sink.mails).toHaveLength(1);
    await choose('staff', 'daily');
    await choose('staff', 'at_once');
    await bring();
    await pass('59 minutes');
    await filed();
    await pass('1 minute');
    await deliver();
    expect(arrived().map(([, text]) => text.split('\n')[2])).toEqual([
      '1 new application',
      '3 new applications',
    ]);
    // One that was sent late counts from then on, and none is queued behind it.
    await pass('2 hours');
    sink.isBroken = true;
    await bring();
    await pass('2 hours');
    await bring();
    expect(await owner(`select 1 from private.mail_queue where sent_at is null`)).toHaveLength(1);
    sink.isBroken = false;
    await pass('2 hours');
    await deliver();
    await bring();
    expect(sink.mails).toHaveLength(3);
  });

  it('comes as a digest at the hour of the settings, once a day', async () => {
    const [row] = await owner(`select extract(hour from now() at time zone 'UTC')::int as hour`);
    const hour = Number(row?.['hour']);
    const setHour = (to: number) => owner(`update public.staff_settings set digest_hour = ${(to + 24) % 24}`);
    await choose('staff', 'daily');
    await filed();
    await pass('20 hours');
    await setHour(hour + 1); // it was at this hour yesterday, before the choice
    await deliver();
    expect(sink.mails).toEqual([]);
    await setHour(hour);
    expect(await Promise.all([deliver(), deliver()])).toContainEqual({ sent: 1, failed: 0 });
    await filed();
    await pass('1 minute');
    await deliver();
    expect(sink.mails).toHaveLength(1);
    expect(arrived()[0]?.[1]).toContain('You are getting this email once a day');
    await pass('1 day');
    await deliver();
    expect(sink.mails).toHaveLength(2);
    await pass('1 day');
    await deliver();
    expect(sink.mails, 'nothing came').toHaveLength(2);
  });

  it('comes once to each of two members, whatever number of deliverers ask at the same time', async () => {
    await choose('staff', 'at_once');
    await choose('admin', 'at_once');
    await filed();
    await pass('1 minute');
    const rounds = await Promise.all(Array.from({ length: 5 }, deliver));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
    expect(addresses()).toEqual(['admin@staff.example', 'staff@staff.example']);
  });

  it('says at each try what is true then, to who still wants to hear it', async () => {
    for (const role of ['staff', 'admin', 'handler'] as const) await choose(role, 'at_once');
    const handled = await filed();
    await filed();
    await testBackend.as('anon').from('accommodation_requests').insert(aRequest());
    await pass('1 minute');
    sink.isBroken = true;
    await deliver();
    sink.isBroken = false;
    await testBackend.call('staff', 'move_applications', { ids: [handled.id], state: 'talking' });
    await choose('admin', 'none');
    await owner('update public.staff_members set handles_accommodations = false');
    await pass('10 minutes');
    await deliver();
    await owner(
      `update public.staff_members set handles_accommodations = true where user_id = '${userIdOf('handler')}'`,
    );
    expect(addresses()).toEqual(['handler@staff.example', 'staff@staff.example']);
    for (const [, text] of arrived()) {
      expect(text).toMatch(/^1 new application\n/m);
      expect(text).not.toContain('accommodation');
    }
  });

  it('goes to nobody who is banned, was removed or has not been in, even if it waits already', async () => {
    const choosing = ['reader', 'staff', 'handler'] as const;
    for (const role of choosing) await choose(role, 'at_once');
    await filed();
    await pass('1 minute');
    const queued = `select address from private.mail_queue where failed_at is null order by address`;
    sink.isBroken = true;
    await deliver();
    expect(await owner(queued)).toHaveLength(3);
    sink.isBroken = false;
    await owner(
      `update auth.users set banned_until = now() + interval '1 day' where id = '${userIdOf('staff')}'`,
    );
    await owner(`delete from public.staff_members where user_id = '${userIdOf('reader')}'`);
    await pass('1 hour');
    await deliver();
    expect(addresses()).toEqual(['handler@staff.example']);
    // Nor is anything queued for them.
    await pass('1 day');
    await owner(`update auth.users set email_confirmed_at = null where id = '${userIdOf('handler')}'`);
    await filed();
    await pass('1 minute');
    expect(await deliver()).toEqual({ sent: 0, failed: 0 });
    expect(await owner(queued)).toHaveLength(1);
  });
});
