import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../support/has-program.ts';

/* Alarms of a fleet, by the programs that an operator runs: Prometheus, Alertmanager, Ansible. */
// @module-tag nightly

const run = promisify(execFile);
const tools = ['promtool', 'amtool', 'ansible-playbook'];
const missing = tools.filter((tool) => !hasProgram(tool));

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fleet-server-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const hours = (days: Readonly<Record<string, readonly [string, string]>>) => ({
  ...{ sun: null, mon: null, tue: null, wed: null, thu: null, fri: null, sat: null },
  ...days,
});

const site = (name: string, kiosks: readonly string[], openingHours: object | null) => ({
  hosts: Object.fromEntries(kiosks.map((kiosk) => [kiosk, { kiosk_remote_write_hash: `$6$${kiosk}` }])),
  vars: { site: name, time_zone: openingHours && 'America/New_York', opening_hours: openingHours },
});

/** Hours of every kind, a name that is hard to quote, and a site of one kiosk. */
const sites = {
  site_oak: site(
    'oak-street',
    ['lobby', 'hall'],
    hours({
      mon: ['08:00', '18:00'],
      tue: ['18:00', '02:00'], // through the night
      wed: ['09:00', '09:10'], // shorter than the start of its screens
      thu: ['00:00', '00:00'], // day and night
      sat: ['23:50', '03:00'], // the screens have started on the next day
    }),
  ),
  site_closed: site('closed', ['attic'], hours({})),
  site_always: site('always', ['gate'], null),
  site_odd: site(`o'b "x" é: {{ '{' }}{`, ['odd'], hours({ fri: ['10:00', '11:00'] })),
};

const example = 'fleet/ansible/inventory';

/** What the role `server` makes of an inventory, or of one of these sites, written into a folder instead of /etc. */
async function serverOf(
  from: Readonly<Record<string, object>> | typeof example,
  extra: readonly string[] = [],
) {
  const etc = join(folder, 'etc');
  for (const part of ['prometheus/consoles', 'nginx/conf.d', 'nginx/sites-enabled', 'default'])
    await mkdir(join(etc, part), { recursive: true });
  const server = { hosts: { fleet: {} }, vars: { server_alert_webhook: 'http://127.0.0.1:9/' } };
  const inventory = from === example ? example : join(folder, 'inventory.json');
  if (from !== example)
    await writeFile(inventory, JSON.stringify({ all: { children: { kiosks: { children: from }, server } } }));
  const values = { server_etc: etc, server_nginx_group: String(process.getgid?.()), ansible_become: false };
  const { stdout } = await run('ansible-playbook', [
    `--inventory=${inventory}`,
    '--connection=local',
    '--skip-tags=system',
    `--extra-vars=${JSON.stringify(values)}`,
    ...extra,
    'fleet/ansible/server.yml',
  ]);
  return { stdout, read: (file: string) => readFile(join(etc, file), 'utf8') };
}

describe.skipIf(missing.length > 0)(`alarms of a fleet (needs ${tools.join(', ')})`, () => {
  test('each rule fires when it must, and only then', async () => {
    await run('promtool', ['check', 'rules', 'fleet/prometheus/rules.yml']);
    await run('promtool', [
      'test',
      'rules',
      'fleet/prometheus/rules.test.yml',
      'fleet/prometheus/days.test.yml',
    ]);
  });

  test('a site is muted while it is closed, and until its screens have started', async () => {
    const { read } = await serverOf(sites);
    const alertmanager = await read('prometheus/alertmanager.yml');
    const periods = alertmanager.matchAll(/weekdays: \[(\w+)\]\n.*start_time: '(.+)', end_time: '(.+)' \}/g);
    expect([...periods].map(([, ...period]) => period.join(' '))).toEqual([
      'friday 10:15 11:00',
      'monday 08:15 18:00',
      'tuesday 18:15 24:00',
      'wednesday 00:00 02:00',
      'thursday 00:15 24:00',
      'sunday 00:05 03:00',
    ]);
    const routes = [...alertmanager.matchAll(/active_time_intervals: \[(.+)\]/g)].map(([, name]) => name);
    expect(routes).toEqual(['"closed"', expect.stringContaining('o\'b \\"x\\"'), '"oak-street"']);
    expect(await read('nginx/fleet-kiosks')).toBe(
      ['lobby', 'hall', 'attic', 'gate', 'odd'].map((kiosk) => `${kiosk}:$6$${kiosk}\n`).join(''),
    );
  });

  test('a second run changes nothing', async () => {
    expect((await serverOf(sites)).stdout).toMatch(/ changed=0 /);
  });

  test('a kiosk that leaves the inventory is locked out', async () => {
    const { read } = await serverOf({ site_oak: site('oak', ['lobby'], null) });
    expect(await read('nginx/fleet-kiosks')).toBe('lobby:$6$lobby\n');
    expect(await read('prometheus/alertmanager.yml')).not.toContain('time_intervals:');
  });

  test('the example inventory makes a server', async () => {
    const { read } = await serverOf(example);
    expect(await read('prometheus/alertmanager.yml')).toContain('active_time_intervals: ["oak-street"]');
  });

  test('a server that would tell nobody is refused', async () => {
    await expect(serverOf(sites, ['--extra-vars={"server_alert_webhook":""}'])).rejects.toMatchObject({
      stdout: expect.stringContaining('Set server_alert_webhook or server_alert_email') as string,
    });
  });
});
