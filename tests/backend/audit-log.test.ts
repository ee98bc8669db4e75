import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicationHistory, exportedApplications } from '../../src/api/answers/applications.ts';
import { auditLogPage } from '../../src/api/answers/members.ts';
import { callWithRetry } from '../../src/domain/contract/retry-call.ts';
import { referenceOf } from '../../src/domain/application/reference.ts';
import { anApplication, tokenOf, userIdOf } from './support/fixture.ts';
import { onEachEngine } from './support/use-backend.ts';
import { createAccount } from './support/victim.ts';

onEachEngine('the audit log', (testBackend) => {
  const call = (role: Parameters<typeof testBackend.call>[0], name: string, named: object) =>
    testBackend.call(role, name, named);
  const file = async (): Promise<string> => {
    const { data } = await testBackend
      .as('service_role')
      .from('applications')
      .insert(anApplication())
      .select('id')
      .single();
    return String(data?.id);
  };
  const exportOf = async (ids: readonly string[]) => {
    const { data, error } = await callWithRetry(() => call('staff', 'export_applications', { ids }));
    return { error, exported: error === null ? exportedApplications.parse(data).map(({ id }) => id) : [] };
  };
  const exports = () =>
    testBackend.owner(
      `select application_id, application_ids::text[] as ids from public.staff_audit where action = 'exported' order by id`,
    );
  let ids: string[] = [];
  beforeAll(async () => {
    for (const role of ['staff', 'admin', 'reader', 'auditor'] as const) await tokenOf(testBackend, role);
    for (let number = 0; number < 4; number += 1) ids.push(await file());
    ids = ids.toSorted();
  });

  it('has one row for one export, which each application’s history shows', async () => {
    const three = ids.slice(0, 3);
    expect((await exportOf(three)).exported.toSorted()).toEqual(three);
    expect(await exports()).toEqual([{ application_id: null, ids: three }]);
    // What is exported again within five minutes is no new look; what is new is.
    await exportOf(three.slice(1));
    await exportOf(ids);
    expect((await exports()).map((row) => row['ids'])).toEqual([three, [ids[3]]]);
    for (const id of three) {
      const { data } = await call('reader', 'application_history', { application_id: id });
      expect(applicationHistory.parse(data)).toMatchObject([{ action: 'exported', actor_name: 'The staff' }]);
    }
    expect(
      (await testBackend.as('service_role').rpc('note_look', { action: 'exported', ids: [...ids] })).data,
    ).toBe(4);
    expect(await exports()).toHaveLength(3);
  });

  it('bounds exports by how many applications they hold', async () => {
    const limit = (value: number) =>
      testBackend.owner(
        `update private.limits set value = ${value} where name = 'audit_rows_per_member_per_hour'`,
      );
    const more = [await file(), await file(), await file()];
    await limit(6);
    const { error, exported } = await exportOf(more);
    expect([error?.code, exported]).toEqual(['PT429', []]);
    expect(await exports()).toHaveLength(3);
    await limit(7);
    expect((await exportOf(more)).exported).toHaveLength(3);
    await limit(20_000);
  });

  describe('is read by auditors', () => {
    const read = async (named: object) => {
      const { data, error } = await call('auditor', 'read_audit_log', named);
      return error === null ? auditLogPage.parse(data) : error.code;
    };
    const actionsOf = async (named: object) => {
      const page = await read(named);
      return typeof page === 'string'
        ? page
        : page.entries.map(({ action, actor_name: name }) => `${action} ${name}`);
    };
    let erased = '';
    let left = '';
    beforeAll(async () => {
      erased = await file();
      await exportOf([erased]);
      await call('admin', 'erase_application', { application_id: erased });
      left = await createAccount(testBackend);
      await testBackend
        .as('service_role')
        .from('staff_members')
        .insert({ user_id: left, name: 'Was Here', role: 'staff' });
      await testBackend.owner(
        `insert into public.staff_audit (at, actor, actor_name, action)
         values ('2026-03-01T23:30:00Z', '${left}', 'Was Here', 'build_requested')`,
      );
      await call('admin', 'begin_member_action', { action: 'remove', member: left });
    });

    it.each<[string, () => object, readonly string[] | string]>([
      [
        'of an application',
        () => ({ reference: referenceOf(ids[3] ?? '') }),
        ['exported service_role', 'exported The staff'],
      ],
      [
        'of one that is erased',
        () => ({ reference: referenceOf(erased) }),
        ['erased The admin', 'exported The staff'],
      ],
      ['of an application that there is not', () => ({ reference: '00000000' }), []],
      ['of a member', () => ({ actor: userIdOf('admin'), action: 'erased' }), ['erased The admin']],
      ['of a member who was removed', () => ({ actor: left }), ['build_requested Was Here']],
      ['of a program', () => ({ actor: 'service_role', action: 'exported' }), ['exported service_role']],
      ['of an action', () => ({ action: 'build_requested' }), ['build_requested Was Here']],
      ['of a day in UTC', () => ({ until: '2026-03-01' }), ['build_requested Was Here']],
      ['of a day that begins earlier', () => ({ until: '2026-03-01', zone: 'Europe/Berlin' }), []],
      [
        'from a day',
        () => ({ since: '2026-03-02', until: '2026-03-02', zone: 'Europe/Berlin' }),
        ['build_requested Was Here'],
      ],
      ['of no reference', () => ({ reference: '7F3A' }), '22023'],
      ['of no time zone', () => ({ since: '2026-03-02', zone: 'Nowhere/Land' }), '22023'],
    ])('%s', async (_name, named, found) => {
      expect(await actionsOf(named())).toEqual(found);
    });

    it('by pages, with the applications of an export and who was removed', async () => {
      const page = await read({ actor: userIdOf('staff'), action: 'exported', page_offset: 3, page_size: 1 });
      expect(page).toMatchObject({
        total: 4,
        entries: [{ application_id: null, references: ids.slice(0, 3).map(referenceOf) }],
        removed: [{ user_id: left, name: 'Was Here' }],
      });
      // An export of one leads to it.
      expect(await read({ reference: referenceOf(erased), action: 'exported' })).toMatchObject({
        entries: [{ application_id: erased }],
      });
    });

    it('and by nobody else', async () => {
      expect((await call('admin', 'read_audit_log', {})).error?.code).toBe('42501');
    });
  });

  it('has one row for an export of more than one call answers', async () => {
    await testBackend.owner(
      `update private.limits set value = 1000 where name = 'audit_rows_per_member_per_hour'`,
    );
    const last = await file();
    const many = [...Array.from({ length: 1_000 }, () => randomUUID()), last];
    const before = (await exports()).length;
    const found: string[][] = [];
    for (const part of [0, 1]) {
      const { data } = await callWithRetry(() => call('admin', 'export_applications', { ids: many, part }));
      found.push(exportedApplications.parse(data).map(({ id }) => id));
    }
    expect(found).toEqual([[], [last]]);
    expect((await exports()).slice(before)).toEqual([{ application_id: null, ids: [last] }]);
  });
});
