import { afterEach, describe, expect, it } from 'vitest';
import { retentionYears } from '../../src/domain/application/rules.ts';
import { aResume, aResumeName } from './support/fixture.ts';
import { askMailFunction, useMailSink } from './support/mail.ts';
import { useBackend } from './support/use-backend.ts';
import { aRequest, aVictim } from './support/victim.ts';

/* What the site says of itself to whoever watches it. */

describe('the health of the site', () => {
  const testBackend = useBackend();
  const sink = useMailSink();
  afterEach(async () => {
    for (const table of ['private.mail_queue', 'public.accommodation_requests', 'public.applications'])
      await testBackend.owner(`delete from ${table}`);
  });

  /** What it answers to the key of the project. */
  async function health(): Promise<[number, unknown]> {
    const headers = { authorization: `Bearer ${testBackend.keys.serviceRoleKey}` };
    const response = await askMailFunction(testBackend, sink, null, headers);
    const { overdue = 'nothing' } = (await response.json()) as { overdue?: unknown };
    return [response.status, overdue];
  }
  const nothing = { mail: 0, applications: 0, requests: 0, files: 0 };
  const promised = `${retentionYears} years`;

  /** Mail that waits; `columns` are set beside it. */
  async function mail(columns: string): Promise<void> {
    await testBackend.owner(
      `insert into private.mail_queue (kind, address, payload) values ('links', 'a@b.example', '{}')`,
    );
    await testBackend.owner(`update private.mail_queue set ${columns}`);
  }

  /** An application of so long ago. */
  async function application(since: string): Promise<void> {
    const { id } = await aVictim(testBackend, {}, false);
    await testBackend.owner(
      `update public.applications set state_shown_at = now() - interval '${since}' where id = '${id}'`,
    );
  }

  async function request(since: string): Promise<void> {
    await testBackend.as('anon').from('accommodation_requests').insert(aRequest());
    await testBackend.owner(
      `update public.accommodation_requests set created_at = now() - interval '${since}'`,
    );
  }

  async function file(since: string): Promise<void> {
    const name = aResumeName();
    await testBackend.as('anon').storage.from('resumes').upload(name, aResume());
    await testBackend.owner(
      `update storage.objects set created_at = now() - interval '${since}' where name = '${name}'`,
    );
  }

  it.each<[string, () => Promise<void>, object | null]>([
    ['nothing there', async () => undefined, null],
    ['mail for 59 minutes', () => mail(`send_after = now() - interval '59 minutes'`), null],
    ['mail for 61 minutes', () => mail(`send_after = now() - interval '61 minutes'`), { mail: 1 }],
    [
      'mail that was given up',
      () => mail(`send_after = now() - interval '2 hours', failed_at = now()`),
      null,
    ],
    [
      'mail refused four times',
      () => mail(`send_after = now() + interval '2 hours', attempts = 4`),
      { mail: 1 },
    ],
    ['an application to erase tonight', () => application(`${promised} 24 hours`), null],
    ['an application to erase last night', () => application(`${promised} 26 hours`), { applications: 1 }],
    ['a request to erase last night', () => request(`${promised} 26 hours`), { requests: 1 }],
    ['a file without an application for a day', () => file('25 hours'), null],
    ['a file without an application for longer', () => file('27 hours'), { files: 1 }],
  ])('with %s', async (_what, arrange, late) => {
    await arrange();
    expect(await health()).toEqual(late === null ? [200, 'nothing'] : [503, { ...nothing, ...late }]);
  });
});
