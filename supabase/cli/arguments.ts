import { parseArgs } from 'node:util';
import type { Selection } from './applications.ts';
import { StaffError } from './staff-error.ts';

/** How a list is given out; `file` is null for the terminal or a pipe. */
export type Listing = { format: 'table' } | { format: 'json' | 'csv'; file: string | null };

/** What the command line asks for. */
export type Command =
  | { name: 'list'; selection: Selection; listing: Listing }
  | { name: 'show'; id: string }
  | { name: 'export'; directory: string; selection: Selection }
  | { name: 'restore'; directory: string; isConfirmed: boolean }
  | { name: 'remove'; id: string; isConfirmed: boolean }
  | { name: 'purge'; before: string; isConfirmed: boolean }
  | { name: 'orphans'; isDeleting: boolean; isConfirmed: boolean }
  | { name: 'help' };

const options = {
  search: { type: 'string' },
  job: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  'older-than': { type: 'string' },
  output: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  yes: { type: 'boolean' },
  delete: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parse>['values'];
type Shape = { flags: readonly string[]; takesSubject: boolean };

const filters = ['search', 'job', 'since', 'until'];

/** What belongs to each command; anything else beside it is a mistake, and perhaps a dear one. */
const shapes: Record<Exclude<Command['name'], 'help'>, Shape> = {
  list: { flags: [...filters, 'json', 'csv', 'output'], takesSubject: false },
  show: { flags: [], takesSubject: true },
  export: { flags: filters, takesSubject: true },
  restore: { flags: ['yes'], takesSubject: true },
  remove: { flags: ['yes'], takesSubject: true },
  purge: { flags: ['older-than', 'yes'], takesSubject: false },
  orphans: { flags: ['delete', 'yes'], takesSubject: false },
};

const seeHelp = 'see npm run applications -- help.';
const dayMs = 24 * 3600 * 1000;

/** Reads the arguments after the program's name. @throws StaffError that says what is wrong. */
export function parseCommand(args: readonly string[], now: Date): Command {
  const { values, positionals } = parse(args);
  const [name = 'list', subject, ...more] = positionals;
  if (values.help === true || name === 'help') return { name: 'help' };
  if (!isCommand(name)) throw new StaffError(`There is no command "${name}"; ${seeHelp}`);
  refuseStrays(name, values, shapes[name].takesSubject ? more : positionals.slice(1));
  const isConfirmed = values.yes === true;
  switch (name) {
    case 'list':
      return { name, selection: selectionOf(values), listing: listingOf(values) };
    case 'show':
      return { name, id: required(subject, 'show needs the id of an application.') };
    case 'export':
      return {
        name,
        selection: selectionOf(values),
        directory: required(subject, 'export needs a folder to write to.'),
      };
    case 'restore':
      return { name, directory: required(subject, 'restore needs the folder of an export.'), isConfirmed };
    case 'remove':
      return { name, id: required(subject, 'remove needs the id of an application.'), isConfirmed };
    case 'purge':
      return { name, before: olderThan(values['older-than'], now), isConfirmed };
    case 'orphans':
      return { name, isDeleting: values.delete === true, isConfirmed };
  }
}

function isCommand(name: string): name is keyof typeof shapes {
  return Object.hasOwn(shapes, name);
}

function refuseStrays(name: keyof typeof shapes, values: Values, words: readonly string[]): void {
  const flag = Object.keys(values).find((one) => !shapes[name].flags.includes(one));
  if (flag !== undefined) throw new StaffError(`--${flag} does not belong to ${name}; ${seeHelp}`);
  const [word] = words;
  if (word !== undefined) throw new StaffError(`"${word}" does not belong to ${name}; ${seeHelp}`);
}

function selectionOf(values: Values): Selection {
  return {
    search: optional(values.search, '--search needs a part of a name or an address.'),
    job: optional(values.job, '--job needs the id of a job.'),
    since: values.since === undefined ? null : dayStart(values.since, '--since', 0),
    before: values.until === undefined ? null : dayStart(values.until, '--until', 1),
  };
}

function listingOf({ json, csv, output }: Values): Listing {
  if (json === true && csv === true) throw new StaffError('Give one of --json and --csv.');
  const file = optional(output, '--output needs the name of a file.');
  if (json === true || csv === true) return { format: json === true ? 'json' : 'csv', file };
  if (file !== null) throw new StaffError('--output needs --csv or --json beside it.');
  return { format: 'table' };
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

function optional(value: string | undefined, message: string): string | null {
  return value === undefined ? null : required(value, message);
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
