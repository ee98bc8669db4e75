import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { asOtherUser, folderOfOtherUser, giveToOtherUser } from './other-user.ts';

/** The queue of the test's printer. */
export const queue = 'desk';

/** A print service of this test alone, with one printer that writes its sheets into a folder. */
export type TestPrinter = {
  /** Where it listens, for `CUPS_SERVER`. */
  socket: string;
  /** The words of each sheet that has come out, and its size in points, in order. */
  sheets: () => readonly { text: string; size: string }[];
  /** Files of jobs that the service still holds. */
  spool: () => readonly string[];
  /** Takes all paper out of the printer, or puts some in. As most printers do, it says so only while it prints. */
  setPaper: (hasPaper: boolean) => void;
  /** A job of the kiosk's user, as a program that was killed leaves it. */
  leaveJob: () => void;
  close: () => Promise<void>;
};

/** Of Debian's package, whose rules for jobs are tried as they are. */
const installedRules = '/etc/cups/cupsd.conf';
const installedPrograms = '/usr/lib/cups/daemon';

/** What is about the computer, and not about jobs. */
const ofComputer = /^(?:Listen|Browsing|BrowseLocal|WebInterface|IdleExitTimeout|ErrorPolicy|LogLevel)/;

/** Starts it. It keeps jobs and their files when they are printed, as CUPS does unless it is told not to. */
export async function openPrinter(): Promise<TestPrinter> {
  const folder = folderOfOtherUser('kiosk-printer');
  const at = (...names: readonly string[]) => join(folder, ...names);
  for (const name of ['bin/backend', 'bin/filter', 'spool/tmp', 'state', 'cache', 'log', 'out', 'root']) {
    mkdirSync(at(name), { recursive: true, mode: 0o755 });
  }
  // The service starts no program from a folder of another user's.
  for (const name of ['spool/tmp', 'out']) {
    giveToOtherUser(at(name));
  }
  symlinkSync(installedPrograms, at('bin', 'daemon'));
  const backend = `#!/bin/sh
[ $# -eq 0 ] && exit 0
while [ -e "${at('no-paper')}" ]; do echo "STATE: +media-empty-error" >&2; sleep 0.1; done
echo "STATE: -media-empty-error" >&2
cat "$6" > "${at('out')}/$1.pdf"
`;
  writeFileSync(at('bin', 'backend', 'paper'), backend, { mode: 0o755 });
  const socket = at('socket');
  const rules = readFileSync(installedRules, 'utf8').split('\n');
  const own = [`Listen ${socket}`, 'Browsing No', 'WebInterface No', 'ErrorPolicy retry-job'];
  writeFileSync(
    at('root', 'cupsd.conf'),
    [...rules.filter((line) => !ofComputer.test(line)), ...own].join('\n'),
  );
  const places = {
    ServerRoot: 'root',
    ServerBin: 'bin',
    RequestRoot: 'spool',
    TempDir: 'spool/tmp',
    StateDir: 'state',
    CacheDir: 'cache',
    AccessLog: 'log/access',
    ErrorLog: 'log/error',
    PageLog: 'log/page',
  };
  const files = Object.entries(places).map(([name, place]) => `${name} ${at(place)}`);
  writeFileSync(
    at('root', 'cups-files.conf'),
    [...files, 'User nobody', 'Group nogroup', 'SystemGroup root'].join('\n'),
  );
  const printer = `<Printer ${queue}>
DeviceURI paper:/
State Idle
Accepting Yes
Shared No
JobSheets none none
ErrorPolicy retry-job
</Printer>
`;
  writeFileSync(at('root', 'printers.conf'), printer);
  const service = spawn(
    '/usr/sbin/cupsd',
    ['-f', '-c', at('root/cupsd.conf'), '-s', at('root/cups-files.conf')],
    {
      stdio: 'ignore',
    },
  );
  const out = () => readdirSync(at('out')).toSorted();
  const until = performance.now() + 10_000;
  while (!existsSync(socket)) {
    if (performance.now() > until || service.exitCode !== null)
      throw new Error('The print service does not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    socket,
    sheets: () =>
      out().map((name) => {
        const info = execFileSync('pdfinfo', [at('out', name)], { encoding: 'utf8' });
        return {
          text: execFileSync('pdftotext', [at('out', name), '-'], { encoding: 'utf8' }),
          size: `${/Pages: +(\d+)/.exec(info)?.[1]} of ${/Page size: +([\d.]+ x [\d.]+)/.exec(info)?.[1]}`,
        };
      }),
    spool: () => readdirSync(at('spool')).filter((name) => name !== 'tmp'),
    setPaper(hasPaper) {
      if (hasPaper) rmSync(at('no-paper'), { force: true });
      else writeFileSync(at('no-paper'), '');
    },
    leaveJob() {
      const [command, args] = asOtherUser('lp', ['-h', socket, '-d', queue, at('root', 'cupsd.conf')]);
      execFileSync(command, args, { stdio: 'ignore' });
    },
    async close() {
      if (service.exitCode === null && service.kill('SIGTERM')) await once(service, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
