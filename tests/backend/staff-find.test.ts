import { readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mode, openStaffDesk, type StaffDesk } from './support/staff-accounts.ts';

let desk: StaffDesk;
const job_id = 'product-tester';
const mine = { email: 'Twice@applicant.example', job_id };
const ids = {
  percent: 'aaaa1111-0000-4000-8000-000000000001',
  comma: 'aaaa1111-0000-4000-8000-000000000002',
  first: 'bbbb0000-0000-4000-8000-000000000001',
  second: 'bbbb0000-0000-4000-8000-000000000002',
  elsewhere: 'cccc0000-0000-4000-8000-000000000001',
};
beforeAll(async () => {
  desk = await openStaffDesk();
  await desk.filed({ id: ids.first, full_name: 'Zoë Twice', ...mine }, 9);
  await desk.filed({ id: ids.percent, full_name: '100%_*(x),"y".eq\\', job_id: 'closed-position' }, 8, false);
  await desk.filed({ id: ids.comma, full_name: 'Comma, Person', email: 'o.o_o@applicant.example' }, 7, false);
  await desk.filed({ ...mine, id: ids.elsewhere, job_id: 'content-creator' }, 6, false);
  await desk.filed({ id: ids.second, full_name: 'Z. Twice', email: mine.email.toLowerCase(), job_id }, 5);
});
afterAll(() => desk.close());

/** A line of `show`; how far the facts stand from their labels is no matter. */
const factOf = (label: string, fact: string) => new RegExp(`^${label}: +${fact}`, 'm');

describe.each<Mode>(['embedded', 'hosted'])('finding an application, %s', (mode) => {
  const found = async (...args: string[]): Promise<string[]> => {
    const { out, error } = await desk.command(['list', '--json', ...args], mode);
    if (error !== '') throw new Error(error);
    return JSON.parse(out).map((row: { id: string }) => row.id);
  };

  it.each([
    ['ZOË', [ids.first]],
    ['zoe\u0308 tw', [ids.first]],
    ['twice@APPLICANT', [ids.second, ids.first, ids.elsewhere]],
    ['o.o_o@', [ids.comma]],
    ['Comma, P', [ids.comma]],
    ['%', [ids.percent]],
    ['_*(', [ids.percent]],
    ['),"y".eq\\', [ids.percent]],
    ['*', [ids.percent]],
    ['oxo_o', []],
    ['a%b', []],
    [ids.first, []],
  ])('by %j in a name or an address', async (text, expected) => {
    expect(await found('--search', text)).toEqual(expected);
  });

  it('by a search beside the other filters', async () => {
    expect(await found('--search', 'twice', '--job', 'content-creator')).toEqual([ids.elsewhere]);
  });

  it('by the beginning of its id', async () => {
    expect((await desk.command('show CCCC', mode)).out).toMatch(factOf('Id', ids.elsewhere));
    expect((await desk.command('show aaaa1111-0000-4000-8000-000000000002', mode)).out).toContain('Comma');
    expect((await desk.command('show dddd', mode)).error).toBe(
      'There is no application whose id begins with dddd.',
    );
    expect((await desk.command('show ccc', mode)).error).toContain('"ccc" is too short for an id');
  });

  it('and removes nothing when the beginning of an id fits several: it names them', async () => {
    const { error, out } = await desk.command('remove aaaa --yes', mode, 'yes');
    expect(out).toBe('');
    expect(error).toMatch(/^2 ids begin with aaaa; give more of the one you mean:\n/);
    expect(error).toContain(`${ids.comma}  `);
    expect(error).toContain('Comma, Person');
    expect(error).toContain(ids.percent);
    expect(await found()).toHaveLength(5);
  });

  it('removes the one that the beginning of an id names', async () => {
    const id = await desk.filed({ id: 'eeee0000-0000-4000-8000-000000000001', full_name: 'Eve' }, 1);
    expect((await desk.command('remove eeee', mode, 'yes')).out).toContain('Deleted 1 application');
    expect(await found()).not.toContain(id);
    expect(await found()).toHaveLength(5);
  });

  it('knows the jobs of the site and those that somebody applied for, and names them', async () => {
    expect(await found('--job', 'closed-position')).toEqual([ids.percent]);
    expect(await found('--job', 'graphic-designer')).toEqual([]);
    for (const line of [
      'list --job graphic-desinger',
      `export ${join(desk.folder, 'no')} --job graphic-desinger`,
    ]) {
      const { error, out } = await desk.command(line, mode);
      expect(out).toBe('');
      expect(error).toMatch(
        /^There is no job "graphic-desinger"; the ids are: .*graphic-designer.*closed-position/,
      );
    }
  });
});

describe.each<Mode>(['embedded', 'hosted'])('repeated applications, %s', (mode) => {
  it('stand together in a list, and say which of how many', async () => {
    const { out } = await desk.command('list', mode);
    const lines = out.split('\n');
    const row = (id: string): number => lines.findIndex((line) => line.includes(id));
    expect([row(ids.second), row(ids.first), row(ids.elsewhere)]).toEqual([1, 2, 3]);
    expect(lines[1]).toMatch(/ 2nd of 2$/);
    expect(lines[2]).toMatch(/ 1st of 2$/);
    expect(lines[3]).toMatch(/ no resume$/);
  });

  it('keep their number when a filter shows one of them', async () => {
    const [row] = JSON.parse((await desk.command('list --json --search Zoë', mode)).out);
    expect(row).toMatchObject({ id: ids.first, repeat: { nth: 1, of: 2 } });
    const [single] = JSON.parse((await desk.command('list --json --search Comma', mode)).out);
    expect(single.repeat).toBeNull();
  });

  it('name each other when one is shown', async () => {
    const { out } = await desk.command(`show ${ids.second}`, mode);
    expect(out).toMatch(factOf('Repeat', '2nd of 2\n'));
    expect(out).toMatch(factOf('Other', `${ids.first} of `));
    expect(out).not.toContain(ids.elsewhere);
    expect((await desk.command(`show ${ids.comma}`, mode)).out).toMatch(factOf('Repeat', 'none\n'));
  });

  it('stand together in an export', async () => {
    const target = join(desk.folder, `export-${mode}`);
    await desk.command(`export ${target}`, mode);
    const lines = (await readFile(join(target, 'applications.csv'), 'utf8')).split('\r\n');
    expect(lines[0]).toContain('"repeat"');
    expect(lines[1]).toMatch(new RegExp(`^"${ids.second}".*"2nd of 2"`));
    expect(lines[2]).toMatch(new RegExp(`^"${ids.first}".*"1st of 2"`));
    expect(lines[3]).toMatch(new RegExp(`^"${ids.elsewhere}"`));
  });
});

describe('a list in a file of its own', () => {
  it.each(['csv', 'json'])('is for its owner alone and holds nothing else: %s', async (format) => {
    const file = join(desk.folder, `list.${format}`);
    const { out } = await desk.command(`list --${format} --output=${file}`);
    expect(out).toBe(`Wrote 5 applications to ${file}.\n`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, 'utf8');
    if (format === 'json') expect(JSON.parse(text)).toHaveLength(5);
    else expect(text).toMatch(/^\uFEFF"id",[^]*"\r\n$/);
  });

  it('replaces no file and follows no link', async () => {
    const [there, link] = [join(desk.folder, 'there.csv'), join(desk.folder, 'link.csv')];
    await writeFile(there, 'mine');
    await symlink(join(desk.folder, 'planted'), link);
    for (const file of [there, link]) {
      const { out, error } = await desk.command(`list --csv --output=${file}`);
      expect([out, error]).toEqual([
        '',
        `${file} is there already, or cannot be written; choose another name.`,
      ]);
    }
    expect(await readFile(there, 'utf8')).toBe('mine');
    await expect(stat(join(desk.folder, 'planted'))).rejects.toThrow('ENOENT');
  });
});
