import { parseArgs } from 'node:util';
import type { Selection } from './applications.ts';
import { StaffError } from './staff-error.ts';

/** What the command line asks for. */
export type Command =
  | { name: 'list'; selection: Selection; format: 'table' | 'json' | 'csv' }
  | { name: 'show'; id: string }
  | { name: 'export'; directory: string; selection: Selection }
  | { name: 'remove'; id: string; isConfirmed: boolean }
  | { name: 'purge'; before: string; isConfirmed: boolean }
  | { name: 'orphans'; isDeleting: boolean; isConfirmed: boolean }
  | { name: 'help' };

export const helpText = `Reads and deletes applications.

  npm run applications                              list, newest first
      -- list --job ID --since DATE --until DATE    filters; dates as 2026-11-20 (UTC), both included
      -- list --json | --csv                        for other programs
  npm run applications -- show ID                   one, with a link to its resume that lives 5 minutes
  npm run applications -- export DIR                a CSV and the PDFs; goes on where it was cut off
  npm run applications -- remove ID [--yes]         one, with its file (a request to be deleted)
  npm run applications -- purge --older-than 365d [--yes]
  npm run applications -- orphans [--delete] [--yes]  files without an application

Hosted: set SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY. Otherwise the embedded backend of LOCAL_DATA_DIR is used.
`;

const options = {
  job: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  'older-than': { type: 'string' },
  json: { type: 'boolean', default: false },
  csv: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  delete: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const dayMs = 24 * 3600 * 1000;

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
export function parseCommand(args: readonly string[], now: Date): Command {
  const { values, positionals } = parse(args);
  const [name = 'list', subject] = positionals;
  if (values.help || name === 'help') return { name: 'help' };
  const selection = {
    job: values.job ?? null,
    since: values.since === undefined ? null : dayStart(values.since, '--since', 0),
    before: values.until === undefined ? null : dayStart(values.until, '--until', 1),
  };
  switch (name) {
    case 'list':
      return { name, selection, format: values.json ? 'json' : values.csv ? 'csv' : 'table' };
    case 'show':
      return { name, id: required(subject, 'show needs the id of an application.') };
    case 'export':
      return { name, selection, directory: required(subject, 'export needs a folder to write to.') };
    case 'remove':
      return {
        name,
        id: required(subject, 'remove needs the id of an application.'),
        isConfirmed: values.yes,
      };
    case 'purge':
      return { name, before: olderThan(values['older-than'], now), isConfirmed: values.yes };
    case 'orphans':
      return { name, isDeleting: values.delete, isConfirmed: values.yes };
    default:
      throw new StaffError(`There is no command "${name}"; see npm run applications -- help.`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('. ')[0] ?? '') : '';
    throw new StaffError(`${reason}; see npm run applications -- help.`);
  }
}

function required(value: string | undefined, message: string): string {
  if (value === undefined || value === '') throw new StaffError(message);
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
