import { readArguments } from './arguments.ts';
import { connect, type Environment } from './connection.ts';
import { exportCommand } from './export.ts';
import type { Selection } from './applications.ts';
import { orphansCommand } from './orphans.ts';
import { restoreCommand } from './restore.ts';
import { retentionCommand } from './retention.ts';
import { StaffError } from './staff-error.ts';
import type { Terminal } from './terminal.ts';

const helpText = `Saves and clears applications. The staff app lists, searches, shows and erases them.

  npm run applications -- export DIR             a CSV, the PDFs and a file to restore from; goes on where it was cut off.
                                                 Requests for an accommodation are in a file of their own: keep it apart
      --job ID --since DATE --until DATE         filters; dates as 2026-11-20 (UTC), both included
  npm run applications -- restore DIR [--yes]    writes an export back; what is there stays as it is
  npm run applications -- orphans [--delete] [--yes]   files without an application
  npm run applications -- retention [--yes]      erases what was kept for the promised time, with its files, after it has said how
                                                 much that is by which clock; a hosted project does so by itself

Hosted: set SUPABASE_URL and SUPABASE_SECRET_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
`;

/** What the command line asks for. */
export type Command =
  | { name: 'export'; directory: string; selection: Selection }
  | { name: 'restore'; directory: string; isConfirmed: boolean }
  | { name: 'orphans'; isDeleting: boolean; isConfirmed: boolean }
  | { name: 'retention'; isConfirmed: boolean }
  | { name: 'help' };

const options = {
  job: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  yes: { type: 'boolean' },
  delete: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const shapes = {
  export: { flags: ['job', 'since', 'until'], words: 1 },
  restore: { flags: ['yes'], words: 1 },
  orphans: { flags: ['delete', 'yes'], words: 0 },
  retention: { flags: ['yes'], words: 0 },
};

const dayMs = 24 * 3600 * 1000;

/** Runs `npm run applications` with these arguments. @throws StaffError for every expected failure. */
export async function runApplications(
  args: readonly string[],
  environment: Environment,
  terminal: Terminal,
): Promise<void> {
  const command = parseCommand(args);
  if (command.name === 'help') return terminal.out(helpText);
  const connection = await connect(environment);
  const job = { connection, terminal, isConfirmed: 'isConfirmed' in command && command.isConfirmed };
  try {
    switch (command.name) {
      case 'export':
        return await exportCommand(connection, terminal, command.directory, command.selection);
      case 'restore':
        return await restoreCommand(job, command.directory);
      case 'orphans':
        return await orphansCommand(job, command.isDeleting);
      case 'retention':
        return await retentionCommand(job);
    }
  } finally {
    await connection.close();
  }
}

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
export function parseCommand(args: readonly string[]): Command {
  const seeHelp = 'see npm run applications -- help.';
  const { name, values, words } = readArguments(args, options, shapes, 'help', seeHelp);
  const [folder] = words;
  const isConfirmed = values.yes === true;
  switch (name) {
    case 'help':
      return { name };
    case 'export': {
      const { job, since, until } = values;
      const directory = required(folder, 'export needs a folder to write to.');
      const selection = {
        job: job === undefined ? null : required(job, '--job needs the id of a job.'),
        since: since === undefined ? null : dayStart(since, '--since', 0),
        before: until === undefined ? null : dayStart(until, '--until', 1),
      };
      return { name, directory, selection };
    }
    case 'restore':
      return { name, directory: required(folder, 'restore needs the folder of an export.'), isConfirmed };
    case 'orphans':
      return { name, isDeleting: values.delete === true, isConfirmed };
    case 'retention':
      return { name, isConfirmed };
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
