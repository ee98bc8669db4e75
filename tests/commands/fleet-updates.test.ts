import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasProgram } from '../support/has-program.ts';

/*
 * The repository's script with the real reprepro, and the update's with the real apt and dpkg, each kiosk with a root of its own. The
 * stand-in of a package holds the health that it will write; the restart adds the time.
 */
// @module-tag nightly

const missing = ['reprepro', 'gpg', 'apt-get', 'dpkg-deb', 'jq', 'flock'].filter((name) => !hasProgram(name));
const needs = missing.length > 0 ? ` (left out: ${missing.join(', ')} is missing)` : '';

const name = 'example-kiosk';
const architecture = process.arch === 'arm64' ? 'arm64' : 'amd64';
const old = '0.1.0+20261126.0900';
const good = '0.1.0+20261127.0900';
const bad = '0.1.0+20261128.0900';
// In memory where that can be had: dpkg, apt and we wait for the disk at each step.
const work = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `fleet-updates-${process.pid}`);
const gnupg = join(work, 'gnupg');
beforeAll(() => void mkdirSync(work, { mode: 0o700 }));
afterAll(() => {
  run('gpgconf', ['--kill', 'all']);
  rmSync(work, { recursive: true });
});

function run(program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, GNUPGHOME: gnupg, LC_ALL: 'C', ...env },
  });
  return { code: status, output: `${stdout}${stderr}` };
}

function done(program: string, words: readonly string[], env?: Readonly<Record<string, string>>): string {
  const { code, output } = run(program, words, env);
  if (code !== 0) throw new Error(`${program} ${words.join(' ')}: ${code}\n${output}`);
  return output;
}

const repositoryProgram = resolve('fleet/repository/kiosk-repository');
const repository = (...words: readonly string[]) => run(repositoryProgram, words);
/** Of a repository whose suite stable holds this version; canary holds `bad` in each. */
const repositoryOf = (version: string) => join(work, `repository-${version}`);
const packageOf = (version: string) => join(work, `${name}_${version}.deb`);

function makePackage(version: string, health: object, file = packageOf(version)): void {
  const folder = mkdtempSync(join(work, 'package-'));
  for (const part of ['DEBIAN', 'opt']) mkdirSync(join(folder, part));
  const facts = {
    Package: name,
    Version: version,
    Architecture: architecture,
    Maintainer: name,
    Description: name,
  };
  const control = Object.entries(facts).map(([field, value]) => `${field}: ${value}\n`);
  writeFileSync(join(folder, 'DEBIAN/control'), control.join(''));
  writeFileSync(join(folder, 'opt/health.json'), healthOf(version, health));
  done('dpkg-deb', ['--build', '--root-owner-group', folder, file]);
}

function healthOf(version: string, rest: object): string {
  const seconds = { uptimeSeconds: 70, time: `${new Date().toISOString().slice(0, 19)}.123Z` };
  return JSON.stringify({
    version,
    state: 'asleep',
    seen: null,
    config: 'ok',
    crashes: 0,
    ...seconds,
    ...rest,
  });
}

/** A kiosk on which `old` runs, and whose suite holds this version. */
function newKiosk(held: string) {
  const root = mkdtempSync(join(work, 'kiosk-'));
  const file = (path: string) => join(root, path);
  for (const path of [
    'metrics',
    'keep',
    'etc/apt/apt.conf.d',
    'etc/apt/sources.list.d',
    'etc/apt/preferences.d',
    'etc/apt/trusted.gpg.d',
  ])
    mkdirSync(file(path), { recursive: true });
  for (const path of [
    'dpkg/info',
    'dpkg/updates',
    'dpkg/triggers',
    'apt/lists/partial',
    'cache/archives/partial',
  ])
    mkdirSync(file(path.replace(/^/, 'var/lib/')), { recursive: true });
  for (const path of ['var/lib/dpkg/status', 'var/lib/dpkg/available']) writeFileSync(file(path), '');
  writeFileSync(
    file('apt.conf'),
    `Dir::State "${root}/var/lib/apt"; Dir::State::status "${root}/var/lib/dpkg/status"; Dir::Cache "${root}/var/lib/cache";
     Dir::Etc "${root}/etc/apt"; Dir::Log "${root}"; APT::Architecture "${architecture}"; APT::Sandbox::User "root";`,
  );
  writeFileSync(
    file(`etc/apt/sources.list.d/${name}.sources`),
    `Types: deb\nURIs: file:${root}/repository/public\nSuites: stable\nComponents: main\nSigned-By: ${root}/repository/key.asc\n`,
  );
  const env = {
    APT_CONFIG: file('apt.conf'),
    DPKG_ROOT: root,
    DPKG_FORCE: 'not-root,downgrade,security-mac',
  };
  const restart = `echo restart >>${root}/restarts; jq --arg now $(date -u +%FT%TZ) '.time = $now' ${root}/opt/health.json >${root}/new && mv ${root}/new ${root}/health.json`;

  const command = [
    ...[resolve('fleet/update/kiosk-update'), '--package', name, '--wait', '1', '--hours', '0-23'],
    ...['--health', file('health.json'), '--config', file('config.json'), '--metrics', file('metrics')],
    ...['--keep', file('keep'), '--reload', restart, '--restart', restart],
    ...['--needs-reboot', file('needs-reboot'), '--reboot', `echo >${file('rebooted')}`],
  ];

  const kiosk = {
    root,
    command,
    file,
    restart,
    dpkg: (...words: string[]) => done('dpkg', words, env),
    /** Of the operator: what the suite holds from now on. */
    hold: (version: string) =>
      expect(repository('back', file('repository'), 'stable', version)).toEqual({ code: 0, output: '' }),
    health: (health: object) => writeFileSync(file('health.json'), healthOf(old, health)),
    config: (openingHours: object | null) =>
      writeFileSync(file('config.json'), JSON.stringify({ openingHours })),
    update: (...words: readonly string[]) => run('sh', [...command, ...words], env),
    version: () => done('dpkg-query', ['--showformat', '${Version}', '--show', name], env),
    restarts: () => (existsSync(file('restarts')) ? readFileSync(file('restarts'), 'utf8').length / 8 : 0),
    kept: () => readdirSync(file('keep')).filter((entry) => entry.endsWith('.deb')),
    /** Without the time of the last run, which `lastRun` says. */
    metrics: () =>
      existsSync(file('metrics/kiosk_update.prom'))
        ? readFileSync(file('metrics/kiosk_update.prom'), 'utf8').match(/^kiosk_update_[pr].*$/gm)
        : null,
  };
  kiosk.dpkg('--install', packageOf(old));
  kiosk.health({});
  kiosk.config(null);
  cpSync(packageOf(old), file(`keep/${name}_${old}.deb`));
  const hash = done('sha256sum', [packageOf(old)]).slice(0, 64);
  writeFileSync(file(`keep/${name}_${old}.deb.sha256`), `${hash}  ${name}_${old}.deb\n`);
  cpSync(repositoryOf(held), file('repository'), { recursive: true });
  cpSync(join(repositoryOf(bad), 'kept'), file('repository/kept'), { recursive: true });
  return kiosk;
}

const pending = ['kiosk_update_pending 1'];
const upToDate = ['kiosk_update_pending 0'];
const rolledBack = [...pending, `kiosk_update_rolled_back{version="${bad}"} 1`];

describe.skipIf(missing.length > 0)(`updates of a fleet${needs}`, () => {
  beforeAll(() => {
    mkdirSync(gnupg, { mode: 0o700 });
    const key = ['--quick-generate-key', 'Kiosks <kiosks@example.org>', 'ed25519', 'sign', 'never'];
    done('gpg', ['--batch', '--quiet', '--passphrase', '', ...key]);
    makePackage(old, {});
    makePackage(good, {});
    makePackage(bad, { crashes: 3 });
    const folder = repositoryOf(bad);
    expect(repository('init', folder, 'kiosks@example.org').code).toBe(0);
    for (const version of [old, good, bad]) {
      expect(repository('add', folder, packageOf(version)).output).toBe('');
      expect(repository('promote', folder).output).toBe('');
      if (version !== bad) cpSync(folder, repositoryOf(version), { recursive: true });
    }
  });

  test('the suite stable gets the file that canary holds, goes back to an earlier one, and is signed again', () => {
    const folder = join(work, 'verbs');
    cpSync(repositoryOf(bad), folder, { recursive: true });
    const pool = join(folder, 'public/pool/main/e', name);
    expect(readFileSync(join(pool, `${name}_${bad}_${architecture}.deb`))).toEqual(
      readFileSync(packageOf(bad)),
    );
    expect(repository('back', folder, 'stable', old).code).toBe(0);
    const { output } = repository('list', folder);
    expect(output).toContain(`canary: ${name} ${bad} `);
    expect(output).toContain(`stable: ${name} ${old} `);

    const release = join(folder, 'public/dists/stable/InRelease');
    const days = /^Date: (.*)$[^]*?^Valid-Until: (.*)$/m.exec(readFileSync(release, 'utf8'))?.slice(1);
    const [from, until] = days?.map((day) => Date.parse(day)) ?? [];
    expect(Number(until) - Number(from)).toBe(30 * 86_400_000);
    const before = statSync(release).ino;
    expect(repository('renew', folder).code).toBe(0);
    expect(statSync(release).ino).not.toBe(before);

    makePackage(good, { changed: true }, join(work, 'other.deb'));
    expect(repository('add', folder, join(work, 'other.deb')).output).toContain('another file');
    expect(repository('back', folder, 'stable', '9.9').output).toContain('no file of version 9.9');
    for (const words of [['renew'], ['promote', folder, 'stable'], ['sign', folder], ['renew', work]])
      expect(repository(...words).code).toBe(64);
  });

  test('a verb that is killed at any step leaves each suite published with a package, and is done by running it again', () => {
    const tools = join(work, 'tools');
    mkdirSync(tools);
    for (const [verb, ...words] of [['promote'], ['add', packageOf(bad)], ['back', 'stable', old]]) {
      for (let step = 1; ; step += 1) {
        const folder = join(work, `killed-${verb}-${step}`);
        cpSync(repositoryOf(good), folder, { recursive: true });
        if (verb !== 'add') expect(repository('add', folder, packageOf(bad)).output).toBe('');
        writeFileSync(
          join(tools, 'reprepro'),
          `#!/bin/sh\necho >>${folder}/steps\n[ $(wc -l <${folder}/steps) -lt ${step} ] || kill -KILL $PPID\nPATH=\${PATH#*:} exec reprepro "$@"\n`,
          { mode: 0o755 },
        );
        const { code } = run(repositoryProgram, [verb ?? '', folder, ...words], {
          PATH: `${tools}:${process.env.PATH}`,
        });
        const published = () => {
          for (const suite of ['canary', 'stable']) {
            const lists = join(folder, 'public/dists', suite, 'main', `binary-${architecture}/Packages`);
            const file = /^Filename: (.*)$/m.exec(readFileSync(lists, 'utf8'))?.[1] ?? 'no package';
            expect(existsSync(join(folder, 'public', file)), `${verb} ${step}: ${suite}: ${file}`).toBe(true);
          }
        };
        published();
        repository('renew', folder);
        published();
        expect(repository(verb ?? '', folder, ...words), `${verb} ${step}`).toEqual({ code: 0, output: '' });
        published();
        if (code === 0) break;
        expect(step).toBeLessThan(20);
      }
    }
  });

  test('a restart that the system needs waits until nobody is there', () => {
    const kiosk = newKiosk(old);
    writeFileSync(kiosk.file('needs-reboot'), '');
    kiosk.health({ state: 'active' });
    expect(kiosk.update()).toMatchObject({ code: 0, output: expect.stringContaining('waits') });
    expect(existsSync(kiosk.file('rebooted'))).toBe(false);
    kiosk.health({});
    expect(kiosk.update()).toEqual({ code: 0, output: '' });
    expect(existsSync(kiosk.file('rebooted'))).toBe(true);
  });

  test('a healthy version stays, and an older one that the suite holds again is installed too', () => {
    const kiosk = newKiosk(old);
    rmSync(kiosk.file('keep'), { recursive: true });
    // No link is followed by what root writes.
    writeFileSync(kiosk.file('elsewhere'), 'as it was');
    for (const planted of ['kiosk_update.prom', 'kiosk_update.prom.new'])
      symlinkSync(kiosk.file('elsewhere'), kiosk.file(`metrics/${planted}`));
    expect(kiosk.update()).toEqual({ code: 0, output: '' });
    expect(readFileSync(kiosk.file('elsewhere'), 'utf8')).toBe('as it was');
    expect(existsSync(kiosk.file('rebooted'))).toBe(false);
    expect(kiosk.kept()).toEqual([`${name}_${old}.deb`]);

    kiosk.hold(good);
    expect(kiosk.update().code).toBe(0);
    expect(kiosk.version()).toBe(good);
    expect(kiosk.metrics()).toEqual(upToDate);
    expect(kiosk.kept()).toEqual([`${name}_${good}.deb`]);

    kiosk.hold(old);
    expect(kiosk.update().output).toContain(`${old} runs and is healthy`);
    expect(kiosk.version()).toBe(old);
    expect(kiosk.restarts()).toBe(2);
  });

  test('an unhealthy version is taken back, said, and tried no more until the suite holds another', () => {
    const kiosk = newKiosk(bad);
    expect(kiosk.update()).toMatchObject({
      code: 1,
      output: expect.stringContaining(`${bad} was taken back`),
    });
    expect(kiosk.version()).toBe(old);
    expect(kiosk.restarts()).toBe(2);
    expect(kiosk.metrics()).toEqual(rolledBack);
    expect(kiosk.update().code).toBe(0);
    expect(kiosk.restarts()).toBe(2);
    expect(kiosk.metrics()).toEqual(rolledBack);

    kiosk.hold(good);
    expect(kiosk.update().code).toBe(0);
    expect(kiosk.version()).toBe(good);
    expect(kiosk.metrics()).toEqual(upToDate);
  });

  test.each([
    ['its error screen', { state: 'fallback' }],
    ['a screen that nobody sees', { seen: false }],
    ['a config that it does not read', { config: 'fallback' }],
    ['no sign of life', { time: '2026-01-01T00:00:00.000Z' }],
    ['a restart a moment ago', { uptimeSeconds: 3 }],
    ['the health of another version', { version: old }],
  ])('%s is not healthy, unless it was so before', (_what, health) => {
    const write = (file: string) =>
      `jq '. + ${JSON.stringify(health)}' ${file}/health.json >${file}/new && mv ${file}/new ${file}/health.json`;
    const kiosk = newKiosk(good);
    const reload = ['--reload', `${kiosk.restart}; ${write(kiosk.root)}`];
    expect(kiosk.update(...reload).code).toBe(1);
    expect(kiosk.version()).toBe(old);
    if (!('state' in health || 'seen' in health || 'config' in health)) return;
    rmSync(kiosk.file('keep/refused'));
    kiosk.health(health);
    expect(kiosk.update(...reload).code).toBe(0);
    expect(kiosk.version()).toBe(good);
  });

  test.each([
    ['nothing', ': >health.json'],
    ['half of it', 'head -c 40 health.json >new; mv new health.json'],
    ['a link', 'mv health.json elsewhere; ln -s elsewhere health.json'],
    ['a pipe', 'rm health.json; mkfifo health.json'],
  ])('%s in the place of the health file is no sign of life', (_what, change) => {
    const kiosk = newKiosk(good);
    expect(kiosk.update('--reload', `${kiosk.restart}; cd ${kiosk.root}; ${change}`).code).toBe(1);
    expect(kiosk.version()).toBe(old);
  });

  const hours = { mon: ['08:00', '18:00'] };
  test.each([
    ['a visit', { state: 'active' }, null, []],
    ['the countdown', { state: 'warning' }, null, []],
    ['opening hours', { state: 'waiting' }, hours, []],
    ['the day, where there are no opening hours', { state: 'waiting' }, null, ['--hours', '24-25']],
  ])('nothing is installed during %s', (_when, health, openingHours, words) => {
    const kiosk = newKiosk(good);
    kiosk.health(health);
    kiosk.config(openingHours);
    expect(kiosk.update(...words)).toMatchObject({ code: 0, output: expect.stringContaining('waits') });
    expect([kiosk.version(), kiosk.restarts(), kiosk.metrics()]).toEqual([old, 0, pending]);
  });

  test('a visit that begins meanwhile is waited for, longer than a version that hangs', () => {
    const kiosk = newKiosk(good);
    const visit = `jq '.state = "active"' ${kiosk.root}/health.json >${kiosk.root}/new; mv ${kiosk.root}/new ${kiosk.root}/health.json`;
    const { code } = kiosk.update('--reload', `${visit}; (sleep 4; ${kiosk.restart}) >/dev/null 2>&1 &`);
    expect([code, kiosk.version(), kiosk.restarts()]).toEqual([0, good, 1]);
  });

  const released = 'repository/public/dists/stable';
  type Kiosk = ReturnType<typeof newKiosk>;
  const unsign = (kiosk: Kiosk) => {
    for (const file of ['InRelease', 'Release.gpg']) rmSync(kiosk.file(`${released}/${file}`));
  };
  test.each<[string, (kiosk: Kiosk) => void, string, readonly string[] | null]>([
    [
      'a list that was changed',
      (kiosk) => {
        for (const file of ['Packages', 'Packages.gz'])
          appendFileSync(kiosk.file(`${released}/main/binary-${architecture}/${file}`), '\n');
      },
      'Hash Sum mismatch|unexpected size',
      null,
    ],
    [
      'a changed list of lists',
      (kiosk) => {
        const file = kiosk.file(`${released}/InRelease`);
        writeFileSync(file, readFileSync(file, 'utf8').replace('Kiosks, stable', 'Kiosks, Stable'));
      },
      'BADSIG',
      null,
    ],
    ['a list without a signature', unsign, 'no longer signed', null],
    [
      'a list that has expired',
      (kiosk) => {
        unsign(kiosk);
        const file = kiosk.file(`${released}/Release`);
        const past = readFileSync(file, 'utf8').replace(
          /^(Date|Valid-Until): .*$/gm,
          '$1: Thu, 01 Jan 2026 00:00:00 UTC',
        );
        writeFileSync(file, past);
        done('gpg', ['--batch', '--clearsign', '--output', kiosk.file(`${released}/InRelease`), file]);
      },
      'expired',
      null,
    ],
    [
      'a package that was changed',
      (kiosk) => {
        const file = kiosk.file(`repository/public/pool/main/e/${name}/${name}_${good}_${architecture}.deb`);
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill('x', bytes.length - 1));
      },
      'Hash Sum mismatch',
      pending,
    ],
  ])('%s is refused', (_what, change, reason, metrics) => {
    // It has read a good list before, which it could fall back to.
    const kiosk = newKiosk(old);
    expect(kiosk.update().code).toBe(0);
    rmSync(kiosk.file('metrics/kiosk_update.prom'));
    kiosk.hold(good);
    change(kiosk);
    const { code, output } = kiosk.update();
    expect(output).toMatch(new RegExp(reason));
    expect(output).toContain('refused, or is out of reach');
    expect([code, kiosk.version(), kiosk.restarts(), kiosk.metrics()]).toEqual([69, old, 0, metrics]);
  });

  test('without a good package to go back to nothing is installed', () => {
    const kiosk = newKiosk(good);
    appendFileSync(kiosk.file(`keep/${name}_${old}.deb`), ' ');
    expect(kiosk.update()).toMatchObject({ code: 1, output: expect.stringContaining('no good package') });
    expect(kiosk.version()).toBe(old);
    // Where apt left it when it was installed.
    cpSync(packageOf(old), kiosk.file(`var/lib/cache/archives/${name}_${old}_${architecture}.deb`));
    expect(kiosk.update().code).toBe(0);
    expect(kiosk.version()).toBe(good);
  });

  test('a kept package that was changed during the trial is not installed', () => {
    const kiosk = newKiosk(bad);
    const { code, output } = kiosk.update(
      '--reload',
      `${kiosk.restart}; echo >>${kiosk.file(`keep/${name}_${old}.deb`)}`,
    );
    expect(output).toContain('is not what it was');
    expect([code, kiosk.version()]).toEqual([1, bad]);
    expect(kiosk.update().code).toBe(0);
    expect(kiosk.metrics()).toEqual(upToDate);
  });

  test.each([
    [good, good, 0, upToDate],
    [bad, old, 1, rolledBack],
  ])('cut off before its judgement, %s is judged by the next run', (held, expected, code, metrics) => {
    const kiosk = newKiosk(held);
    expect(kiosk.update('--reload', 'kill -KILL $PPID').code).toBe(null);
    expect([kiosk.version(), kiosk.metrics()]).toEqual([held, pending]);
    expect(kiosk.update().code).toBe(code);
    expect([kiosk.version(), kiosk.metrics()]).toEqual([expected, metrics]);
    expect(existsSync(kiosk.file('keep/trying'))).toBe(false);
  });

  test('cut off within dpkg, it is made whole; cut off before it, it begins anew', () => {
    const kiosk = newKiosk(good);
    writeFileSync(kiosk.file('keep/trying'), `${old} ${good} \n`);
    expect(kiosk.update('--reload', 'kill -KILL $PPID').code).toBe(null);
    kiosk.dpkg('--unpack', packageOf(good));
    expect(kiosk.update().code).toBe(0);
    expect([kiosk.version(), kiosk.metrics()]).toEqual([good, upToDate]);
  });

  test('two runs at once: one; wrong words: none', () => {
    const kiosk = newKiosk(good);
    const { code, output } = run('flock', [kiosk.file('keep/lock'), 'sh', ...kiosk.command]);
    expect([code, output]).toEqual([75, 'kiosk-update: another run goes on\n']);
    for (const words of [
      ['--wait'],
      ['--wait', 'long'],
      ['--hours', '1'],
      ['--package', '../x'],
      ['--force', 'yes'],
    ])
      expect(kiosk.update(...words).code).toBe(64);
    expect(kiosk.version()).toBe(old);
  });
});

test.skipIf(!hasProgram('systemd-analyze'))('systemd finds nothing to say about the units', () => {
  const units = ['service', 'timer'].map((kind) => {
    const file = join(work, `kiosk-update.${kind}`);
    const text = readFileSync(`fleet/update/kiosk-update.${kind}`, 'utf8');
    writeFileSync(file, text.replace('/usr/local/sbin/kiosk-update', '/bin/true'));
    return file;
  });
  expect(run('systemd-analyze', ['verify', '--man=no', ...units])).toEqual({ code: 0, output: '' });
});

test
  .skipIf(!hasProgram('shellcheck'))
  .each([
    'repository/kiosk-repository',
    'update/kiosk-update',
    'ansible/new-kiosk',
    'ansible/roles/kiosk/files/kiosk-settings',
  ])('shellcheck finds nothing to say about %s', (script) => {
  expect(run('shellcheck', [`fleet/${script}`])).toEqual({ code: 0, output: '' });
});
