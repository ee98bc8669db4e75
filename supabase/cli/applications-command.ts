import { parseArgs } from 'node:util';
import { connect, type Connection, type Environment } from './connection.ts';
import { exportCommand } from './export.ts';
import type { Selection } from './applications.ts';
import { orphansCommand } from './orphans.ts';
import { purgeCommand } from './purge.ts';
import { restoreCommand } from './restore.ts';
import { StaffError } from './staff-error.ts';
import type { Terminal } from './terminal.ts';

/** What `npm run applications -- help` prints. */
const helpText = `Saves and clears applications. The staff app lists, searches, shows and erases them.

  npm run applications -- export DIR             a CSV, the PDFs and a file to restore from; goes on where it was cut off.
                                                 Requests for an accommodation are in a file of their own: keep it apart
      --job ID --since DATE --until DATE         filters; dates as 2026-11-20 (UTC), both included
  npm run applications -- restore DIR [--yes]    writes an export back; what is there stays as it is
  npm run applications -- purge --older-than 365d [--yes]
  npm run applications -- orphans [--delete] [--yes]   files without an application

Hosted: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
`;

/** What the command line asks for. */
export type Command =
  | { name: 'export'; directory: string; selection: Selection }
  | { name: 'restore'; directory: string; isConfirmed: boolean }
  | { name: 'purge'; before: string; isConfirmed: boolean }
  | { name: 'orphans'; isDeleting: boolean; isConfirmed: boolean }
  | { name: 'help' };

const options = {
  job: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  'older-than': { type: 'string' },
  yes: { type: 'boolean' },
  delete: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];

/** What belongs to each command; anything else beside it is a mistake, and perhaps a dear one. */
const shapes: Record<Exclude<Command['name'], 'help'>, { flags: readonly string[]; takesFolder: boolean }> = {
  export: { flags: ['job', 'since', 'until'], takesFolder: true },
  restore: { flags: ['yes'], takesFolder: true },
  purge: { flags: ['older-than', 'yes'], takesFolder: false },
  orphans: { flags: ['delete', 'yes'], takesFolder: false },
};

const seeHelp = 'see npm run applications -- help.';
const dayMs = 24 * 3600 * 1000;

/** Runs `npm run applications` with these arguments. @throws StaffError for every expected failure. */
export async function runApplications(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
  now: Date,
): Promise<void> {
  const command = parseCommand(args, now);
  if (command.name === 'help') return terminal.out(helpText);
  const connection = await connect(environment);
  try {
    await runCommand(command, connection, terminal, now);
  } finally {
    await connection.close();
  }
}

function runCommand(
  command: Exclude<Command, { name: 'help' }>,
  connection: Connection,
  terminal: Terminal,
  now: Date,
): Promise<void> {
  switch (command.name) {
    case 'export':
      return exportCommand(connection, terminal, command.directory, command.selection);
    case 'restore':
      return restoreCommand(connection, terminal, command.directory, command.isConfirmed);
    case 'purge':
      return purgeCommand(connection, terminal, command.before, command.isConfirmed);
    case 'orphans':
      return orphansCommand(connection, terminal, { ...command, now });
  }
}

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
export function parseCommand(args: readonly string[], now: Date): Command {
  const { values, positionals } = parse(args);
  const [name = 'help', folder, ...more] = positionals;
  if (values.help === true || name === 'help') return { name: 'help' };
  if (!isCommand(name)) throw new StaffError(`There is no command "${name}"; ${seeHelp}`);
  const { flags, takesFolder } = shapes[name];
  const flag = Object.keys(values).find((one) => !flags.includes(one));
  const [word] = takesFolder ? more : positionals.slice(1);
  if (flag !== undefined) throw new StaffError(`--${flag} does not belong to ${name}; ${seeHelp}`);
  if (word !== undefined) throw new StaffError(`"${word}" does not belong to ${name}; ${seeHelp}`);
  const isConfirmed = values.yes === true;
  switch (name) {
    case 'export': {
      const directory = required(folder, 'export needs a folder to write to.');
      return { name, directory, selection: selectionOf(values) };
    }
    case 'restore':
      return { name, directory: required(folder, 'restore needs the folder of an export.'), isConfirmed };
    case 'purge':
      return { name, before: olderThan(values['older-than'], now), isConfirmed };
    case 'orphans':
      return { name, isDeleting: values.delete === true, isConfirmed };
  }
}

function isCommand(name: string): name is keyof typeof shapes {
  return Object.hasOwn(shapes, name);
}

function selectionOf({ job, since, until }: Values): Selection {
  return {
    job: job === undefined ? null : required(job, '--job needs the id of a job.'),
    since: since === undefined ? null : dayStart(since, '--since', 0),
    before: until === undefined ? null : dayStart(until, '--until', 1),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new StaffError(`${reason}; ${seeHelp}`);
  }
}

function required(value: string | undefined, message: string): string {
  if (value === undefined || value.trim() === '') throw new StaffError(message);
  return value;
}

function dayStart(text: string, option: string, addDays: number): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(time)) throw new StaffError(`${option} needs a date like 2026-11-20.`);
  return new Date(time + addDays * dayMs).toISOString();
}

function olderThan(text: string | undefined, now: Date): string {
  const days = Number(/^(\d{1,5})d$/.exec(text ?? '')?.[1] ?? 0);
  if (days < 1) throw new StaffError('purge needs --older-than with a number of days, like 365d.');
  return new Date(now.getTime() - days * dayMs).toISOString();
}
