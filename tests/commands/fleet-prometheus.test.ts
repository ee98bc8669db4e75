import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/command.ts';
import { hasProgram } from '../support/has-program.ts';
import { openMailSink, textOf } from '../support/mail-sink.ts';

/* Alarms of a fleet, by the programs that an operator runs: Prometheus, Alertmanager, Ansible. */
// @module-tag nightly

const run = promisify(execFile);
const tools = ['promtool', 'amtool', 'ansible-playbook', 'prometheus', 'prometheus-alertmanager'];
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

const closed = (days: readonly string[], of: ReturnType<typeof site>) => ({
  ...of,
  vars: { ...of.vars, closed_days: days },
});

/** Hours of every kind, a name that is hard to quote, and a site of one kiosk. */
const sites = {
  site_oak: closed(
    ['2026-11-26', '2026-12-24/2027-02-02'],
    site(
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
  ),
  site_closed: site('closed', ['attic'], hours({})),
  site_always: site('always', ['gate'], null),
  site_odd: site(`o'b "x" é: {{ '{' }}{`, ['odd'], hours({ fri: ['10:00', '11:00'] })),
};

const example = 'fleet/ansible/inventory';

/** What the role `server` makes of an inventory, or of one of these sites, written into a folder instead of /etc. */
async function serverOf(from: Readonly<Record<string, object>> | typeof example, values: object = {}) {
  const etc = join(folder, 'etc');
  for (const part of ['prometheus/consoles', 'nginx/conf.d', 'nginx/sites-enabled', 'default'])
    await mkdir(join(etc, part), { recursive: true });
  const inventory = from === example ? example : join(folder, 'inventory.json');
  const all = { children: { kiosks: { children: from }, server: { hosts: { fleet: {} } } } };
  if (from !== example) await writeFile(inventory, JSON.stringify({ all }));
  const group = String(process.getgid?.());
  const told = { server_alert_webhook: 'http://127.0.0.1:9/', server_watchdog_url: 'http://127.0.0.1:9/' };
  const given = { server_etc: etc, server_nginx_group: group, server_mail_group: group, ...told, ...values };
  const play = async (...tags: readonly string[]) => {
    const { stdout } = await run('ansible-playbook', [
      ...[`--inventory=${inventory}`, '--connection=local', ...tags],
      `--extra-vars=${JSON.stringify({ ...given, ansible_become: false })}`,
      'fleet/ansible/server.yml',
    ]);
    return stdout;
  };
  const stdout = await play('--skip-tags=system');
  return { stdout, etc, play, read: (file: string) => readFile(join(etc, file), 'utf8') };
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
    const days = alertmanager.matchAll(
      /years: \['(.+)'\]\n.*months: \['(.+)'\]\n.*days_of_month: \['(.+)'\]/g,
    );
    expect([...days].map(([, ...month]) => month.join(' '))).toEqual([
      '2026 11 26:26',
      '2026 12 24:-1',
      '2027 1 1:-1',
      '2027 2 1:2',
    ]);
    expect([...periods].map(([, ...period]) => period.join(' '))).toEqual([
      'friday 10:15 11:00',
      'monday 08:15 18:00',
      'tuesday 18:15 24:00',
      'wednesday 00:00 02:00',
      'thursday 00:15 24:00',
      'sunday 00:05 03:00',
    ]);
    const routes = [...alertmanager.matchAll(/active_time_intervals: \[(.*)\]/g)].map(([, name]) => name);
    expect(routes).toEqual(['', '"closed"', expect.stringContaining('o\'b \\"x\\"'), '"oak-street"']);
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
    expect(await read('prometheus/alertmanager.yml')).not.toContain('weekdays:');
  });

  test.each([
    ['that nobody is told', { server_alert_webhook: '' }, 'Set server_alert_webhook or server_alert_email'],
    ['that nobody tells of itself', { server_watchdog_url: '' }, 'server_watchdog_url'],
    ['a password that is not there', { server_alert_email: { auth_password_file: '/nowhere' } }, '/nowhere'],
  ])('a server is refused: %s', async (_why, values, said) => {
    await expect(serverOf(sites, values)).rejects.toMatchObject({
      stdout: expect.stringContaining(said) as string,
    });
  });

  test('a silent kiosk of the example is a mail; where mails are refused, the call to the outside ends', async () => {
    const sink = await openMailSink();
    sink.password = 'right';
    let calls = 0;
    let reported = 0;
    const outside = createServer((request, response) => {
      if (request.url === '/watchdog') calls += 1;
      // What the exporter says of the kiosk's file: fresh, until the kiosk falls silent.
      response.end(`node_textfile_mtime_seconds{file="kiosk.prom"} ${reported || Date.now() / 1_000}\n`);
    });
    await new Promise<void>((resolve) => void outside.listen(0, '127.0.0.1', resolve));
    const own = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const [prometheus, alertmanager, agent] = [await freePort(), await freePort(), await freePort()];
    const password = join(folder, 'password');
    await writeFile(password, 'right\n');
    const server = await serverOf(example, {
      server_alert_webhook: '',
      server_watchdog_url: `http://${own}/watchdog`,
      server_alertmanager_url: `http://127.0.0.1:${alertmanager}/alertmanager`,
      server_alert_email: {
        ...{
          to: 'operator@example.org',
          from: 'fleet@example.org',
          smarthost: sink.url.replace('smtp://', ''),
        },
        ...{ auth_username: 'fleet', auth_password_file: password, require_tls: false },
      },
      opening_hours: null,
    });

    // Seconds for minutes, and ports that are free.
    const hurried = (text: string) =>
      text
        .replaceAll(/\b(\d+)m\b/g, '$1s')
        .replaceAll('127.0.0.1:9090', `127.0.0.1:${prometheus}`)
        .replaceAll('127.0.0.1:9093', `127.0.0.1:${alertmanager}`);
    for (const file of ['prometheus.yml', 'alertmanager.yml', 'kiosks.rules.yml', 'inventory.rules.yml'])
      await writeFile(join(server.etc, 'prometheus', file), hurried(await server.read(`prometheus/${file}`)));
    const start = (program: string, ...switches: readonly string[]) => {
      const child = spawn(program, switches, { cwd: folder, stdio: 'ignore' });
      // An agent that is asked to end goes on for as long as it has something to send.
      onTestFinished(() => void child.kill('SIGKILL'));
    };
    const args = async (unit: string) =>
      hurried(/ARGS="(.*)"/.exec(await server.read(`default/${unit}`))?.[1] ?? '').split(' ');
    const config = (name: string) => `--config.file=${join(server.etc, 'prometheus', `${name}.yml`)}`;
    start(
      'prometheus',
      config('prometheus'),
      '--storage.tsdb.path=tsdb',
      '--rules.alert.resend-delay=1s',
      `--web.console.templates=${join(server.etc, 'prometheus/consoles')}`,
      ...(await args('prometheus')),
    );
    // Debian's own folder remembers what was sent in an earlier run, and it is not sent again.
    start(
      'prometheus-alertmanager',
      config('alertmanager'),
      '--storage.path=alertmanager',
      ...(await args('prometheus-alertmanager')),
    );
    onTestFinished(async () => {
      outside.close();
      await sink.close();
    });

    const mailed = (what: RegExp) => sink.mails.filter(({ raw }) => what.test(textOf(raw))).length;
    const soon = { timeout: 60_000, interval: 200 };
    await expect.poll(() => calls, soon).toBeGreaterThan(0);
    expect(await server.play('--tags=test-alarm')).toMatch(/ failed=0 /);
    expect(mailed(/TestAlarm/)).toBe(1);

    await writeFile(
      join(folder, 'agent.yml'),
      JSON.stringify({
        global: { scrape_interval: '1s', external_labels: { site: 'oak-street', kiosk: 'oak-street-lobby' } },
        scrape_configs: [{ job_name: 'kiosk', static_configs: [{ targets: [own] }] }],
        remote_write: [{ url: `http://127.0.0.1:${prometheus}/api/v1/write` }],
      }),
    );
    start(
      'prometheus',
      '--enable-feature=agent',
      '--config.file=agent.yml',
      '--storage.agent.path=agent',
      `--web.listen-address=127.0.0.1:${agent}`,
    );
    const ask = async (query: string) => {
      const url = `http://127.0.0.1:${prometheus}/api/v1/query?query=${encodeURIComponent(query)}`;
      const { data } = (await (await fetch(url)).json()) as { data: { result: readonly unknown[] } };
      return data.result.length;
    };
    await expect.poll(() => ask('kiosk:last_report_timestamp_seconds'), soon).toBe(1);
    expect(mailed(/KioskSilent/)).toBe(0);
    const page = await (await fetch(`http://127.0.0.1:${prometheus}/consoles/kiosks.html`)).text();
    expect(page.match(/never reported/g)).toHaveLength(3);
    reported = Date.now() / 1_000 - 700;
    await expect.poll(() => mailed(/KioskSilent[^]*oak-street-lobby/), soon).toBe(1);

    sink.password = 'changed';
    await expect(server.play('--tags=test-alarm')).rejects.toMatchObject({ code: 2 });
    await expect.poll(() => ask('ALERTS{alertname="AlarmsNotSent", alertstate="firing"}'), soon).toBe(1);
    await expect.poll(() => ask('ALERTS{alertname="Watchdog", alertstate="firing"}'), soon).toBe(0);
    const before = calls;
    await new Promise((resolve) => void setTimeout(resolve, 7_000));
    expect(calls - before).toBeLessThan(2);
  }, 240_000);
});
