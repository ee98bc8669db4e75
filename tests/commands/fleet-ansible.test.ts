import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../support/has-program.ts';

/* fleet/ansible for kiosks: Ansible, promtool and systemd as they are installed, on folders of the test. */
// @module-tag nightly

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder whose files the kiosk trusts: nobody else may write to it. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-ansible-'));
  made.push(folder);
  return folder;
}

const role = resolve('fleet/ansible/roles/kiosk');
const inventory = resolve('fleet/ansible/inventory');
const playbook = resolve('fleet/ansible/kiosk.yml');

function run(command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const env = { ...process.env, ANSIBLE_NOCOLOR: '1', LC_ALL: 'C.UTF-8', ...more };
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env });
  return { code: status, output: `${stdout}${stderr}` };
}

const isHere = (...tools: readonly string[]) => tools.every(hasProgram);
/** Ansible starts seven times and more in one test, which takes a busy machine minutes. */
const busyMs = 600_000;
const isRoot = process.getuid?.() === 0;

type Facts = Record<string, unknown> & { kiosk_config_host?: object };

/** What the inventory says of each kiosk. */
function readInventory(): Map<string, Facts> {
  const { output } = run('ansible-inventory', ['--inventory', inventory, '--list']);
  const { _meta: all }: { _meta: { hostvars: Record<string, Facts> } } = JSON.parse(output);
  const kiosks = Object.entries(all.hostvars).filter(([, facts]) => 'opening_hours' in facts);
  return new Map(kiosks);
}

/** Makes the config of a kiosk, as the role does, into a folder. */
function writeConfig(kiosk: string, folder: string, variables: object = {}) {
  const check = `${process.execPath} ${resolve('electron/cli.ts')} check-config`;
  const all = { kiosk_folder: folder, kiosk_check_config: check, ...variables };
  const given = ['--inventory', inventory, '--limit', kiosk, '--tags', 'config'];
  return run('ansible-playbook', [...given, '--extra-vars', JSON.stringify(all), playbook]);
}

/** Fills in one template of the role as it would be on a kiosk. */
function fillIn(template: string, kiosk: string, to: string): void {
  const defaults = ['kiosk', 'system'].flatMap((name) => [
    '--extra-vars',
    `@${role}/../${name}/defaults/main.yml`,
  ]);
  const words = ['--module-name', 'template', '--args', `src=${role}/templates/${template} dest=${to}`];
  const given = ['--inventory', inventory, '--connection', 'local', kiosk, ...defaults, ...words];
  const { code, output } = run('ansible', given);
  expect(code, output).toBe(0);
}

describe.skipIf(!isHere('ansible-playbook') || !isRoot)('Needs Ansible, and root as the role does:', () => {
  test(
    'every kiosk of the example gets a config that it accepts, with what the inventory says of it',
    () => {
      const kiosks = readInventory();
      expect(kiosks.size).toBe(4);
      for (const [kiosk, facts] of kiosks) {
        const folder = newFolder();
        const { code, output } = writeConfig(kiosk, folder);
        expect(code, output).toBe(0);
        const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'));
        expect(config).toMatchObject({
          name: facts.kiosk_name,
          center: facts.center,
          timeZone: facts.time_zone,
          openingHours: facts.opening_hours,
          ...(facts.closed_days ? { closedDays: facts.closed_days } : {}),
          ...facts.kiosk_config_host,
        });
        expect(config.listening?.speakInvitation).toBe(facts.suite === 'canary' ? true : undefined);
      }
    },
    busyMs,
  );

  test('a new kiosk gets a password of its own, whose hash its facts hold; what they held stays', () => {
    const folder = newFolder();
    cpSync(inventory, join(folder, 'inventory'), { recursive: true });
    const facts = join(folder, 'inventory/host_vars/river-bend-cafe.yml');
    const make = (kiosk: string) =>
      spawnSync(resolve('fleet/ansible/new-kiosk'), [kiosk], { cwd: folder, encoding: 'utf8' });
    expect(make('river-bend-cafe').status).toBe(0);
    const first = readFileSync(join(folder, 'river-bend-cafe.password'), 'utf8');
    expect(make('river-bend-cafe').status).toBe(0);
    const password = readFileSync(join(folder, 'river-bend-cafe.password'), 'utf8').trim();
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect(password).not.toBe(first.trim());
    const text = readFileSync(facts, 'utf8');
    expect(text).toContain('diagonalInches: 27');
    const [hash, ...more] = [...text.matchAll(/^kiosk_remote_write_hash: '(.*)'$/gm)].map(([, each]) => each);
    expect(more).toEqual([]);
    const salt = hash?.split('$')[2] ?? '';
    expect(run('openssl', ['passwd', '-6', '-salt', salt, password]).output.trim()).toBe(hash);
    expect(make('../x').status).toBe(64);
  });

  test('a refused config leaves the one in use and fails the run', () => {
    const folder = newFolder();
    const before = '{"version":1,"name":"In use"}';
    writeFileSync(join(folder, 'config.json'), before);
    const broken = { kiosk_config_host: { idle: { seconds: 5 } } };
    const { code, output } = writeConfig('oak-street-lobby', folder, broken);
    expect(code).toBe(2);
    expect(output).toContain('idle.seconds');
    expect(readFileSync(join(folder, 'config.json'), 'utf8')).toBe(before);
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  test('without --limit no computer becomes several kiosks', () => {
    const { code, output } = run('ansible-playbook', ['--inventory', inventory, '--check', playbook]);
    expect(code).toBe(2);
    expect(output).toContain('Name one kiosk with --limit.');
  });

  test(
    'drift is counted before it is mended; a failed run keeps the time of the last good one',
    () => {
      const folder = newFolder();
      const file = join(folder, 'settings.prom');
      const repository = join(folder, 'repository');
      const git = (...words: readonly string[]) =>
        run('git', [
          '-C',
          repository,
          '-c',
          'user.name=Operator',
          '-c',
          'user.email=operator@example.org',
          ...words,
        ]);
      const commit = (mode: string) => {
        const task = {
          'ansible.builtin.copy': { content: 'as it should be', dest: join(folder, 'set'), mode },
        };
        writeFileSync(join(repository, 'play.yml'), JSON.stringify([{ hosts: 'all', tasks: [task] }]));
        git('add', '.');
        git('commit', '--message', mode);
      };
      const keep = () =>
        run(join(role, 'files/kiosk-settings'), [
          ...[file, `--url=${repository}`, `--directory=${join(folder, 'copy')}`, '--inventory=localhost,'],
          ...['--limit=localhost', 'play.yml'],
        ]);
      const value = (name: string) =>
        Number(new RegExp(`^kiosk_settings_${name} (\\d+)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);
      mkdirSync(repository);
      git('init', '--initial-branch=main');
      commit('0644');
      // What stands there is not followed, and of what it says whole numbers alone are read.
      writeFileSync(join(folder, 'elsewhere'), 'kiosk_settings_drift 1 * * * root\n');
      for (const planted of [file, `${file}.new`]) symlinkSync(join(folder, 'elsewhere'), planted);
      const first = keep();
      expect(first.code, first.output).toBe(0);
      expect(readFileSync(join(folder, 'elsewhere'), 'utf8')).toBe('kiosk_settings_drift 1 * * * root\n');
      expect(readFileSync(file, 'utf8')).not.toContain('root');
      expect(readFileSync(join(folder, 'set'), 'utf8')).toBe('as it should be');
      expect(value('drift')).toBe(1);
      const good = value('last_success_timestamp_seconds');
      commit('no mode');
      expect(keep().code).toBe(2);
      expect(value('last_success_timestamp_seconds')).toBe(good);
      expect(value('last_check_timestamp_seconds')).toBeGreaterThan(good);
      const before = readFileSync(file, 'utf8');
      rmSync(repository, { recursive: true });
      expect(keep().code).not.toBe(0);
      expect(readFileSync(file, 'utf8')).toBe(before);
    },
    busyMs,
  );
});

test.skipIf(!isHere('ansible-playbook', 'promtool'))(
  'Needs promtool: it accepts what the agent is to do',
  () => {
    const file = join(newFolder(), 'agent.yml');
    fillIn('agent.yml.j2', 'river-bend-cafe', file);
    const { code, output } = run('promtool', ['check', 'config', '--agent', file]);
    expect(code, output).toBe(0);
    const text = readFileSync(file, 'utf8');
    for (const label of ['site: "river-bend"', 'kiosk: "river-bend-cafe"', 'suite: "stable"'])
      expect(text).toContain(label);
  },
);

test.skipIf(!isHere('ansible-playbook', 'systemd-analyze'))(
  'Needs systemd-analyze: it accepts the units',
  () => {
    const folder = newFolder();
    const files = ['kiosk-settings.service', 'kiosk-settings.timer'].map((name) => {
      const file = join(folder, name);
      fillIn(`${name}.j2`, 'oak-street-lobby', file);
      // Nothing is there yet where the role puts its program.
      writeFileSync(file, readFileSync(file, 'utf8').replace('/usr/local/sbin', join(role, 'files')));
      return file;
    });
    const { code, output } = run('systemd-analyze', ['verify', ...files]);
    expect(output).toBe('');
    expect(code).toBe(0);
  },
);
