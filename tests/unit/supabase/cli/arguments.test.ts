import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../supabase/cli/arguments.ts';

const now = new Date('2026-11-20T12:00:00Z');
const everything = { search: null, job: null, since: null, before: null };

describe('parseCommand', () => {
  it.each([
    [[], { name: 'list', selection: everything, listing: { format: 'table' } }],
    [['list', '--json'], { name: 'list', selection: everything, listing: { format: 'json', file: null } }],
    [
      ['--job', 'graphic-designer', '--since', '2026-11-01', '--until', '2026-11-30', '--csv'],
      {
        name: 'list',
        listing: { format: 'csv', file: null },
        selection: {
          search: null,
          job: 'graphic-designer',
          since: '2026-11-01T00:00:00.000Z',
          before: '2026-12-01T00:00:00.000Z',
        },
      },
    ],
    [
      ['list', '--search', 'Ada', '--csv', '--output=f.csv'],
      {
        name: 'list',
        selection: { ...everything, search: 'Ada' },
        listing: { format: 'csv', file: 'f.csv' },
      },
    ],
    [['show', 'abc'], { name: 'show', id: 'abc' }],
    [['export', 'out'], { name: 'export', directory: 'out', selection: everything }],
    [['remove', 'abc', '--yes'], { name: 'remove', id: 'abc', isConfirmed: true }],
    [
      ['purge', '--older-than', '365d'],
      { name: 'purge', before: '2025-11-20T12:00:00.000Z', isConfirmed: false },
    ],
    [['orphans', '--delete'], { name: 'orphans', isDeleting: true, isConfirmed: false }],
    [['help'], { name: 'help' }],
    [['help', 'list'], { name: 'help' }],
    [['remove', '--help'], { name: 'help' }],
  ])('reads %j', (args, expected) => {
    expect(parseCommand(args, now)).toEqual(expected);
  });

  it.each([
    [['dance'], 'There is no command "dance"; see npm run applications -- help.'],
    [['show'], 'show needs the id of an application.'],
    [['export'], 'export needs a folder to write to.'],
    [['purge'], 'purge needs --older-than with a number of days, like 365d.'],
    [['purge', '--older-than', '0d'], 'purge needs --older-than with a number of days, like 365d.'],
    [['purge', '--older-than', '1y'], 'purge needs --older-than with a number of days, like 365d.'],
    [['list', '--since', 'yesterday'], '--since needs a date like 2026-11-20.'],
    [['list', '--until', '2026-13-01'], '--until needs a date like 2026-11-20.'],
    [['constructor'], 'There is no command "constructor"; see npm run applications -- help.'],
    [['list', '--search', ' '], '--search needs a part of a name or an address.'],
    [['list', '--job='], '--job needs the id of a job.'],
    [['list', '--json', '--csv'], 'Give one of --json and --csv.'],
    [['list', '--output=f'], '--output needs --csv or --json beside it.'],
    [['list', '--csv', '--output='], '--output needs the name of a file.'],
    [['list', '--loud'], "Unknown option '--loud'; see npm run applications -- help."],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseCommand(args, now)).toThrow(message);
  });

  const filters = ['--search=a', '--job=a', '--since=2026-11-01', '--until=2026-11-01'];
  const strays: Record<string, readonly string[]> = {
    list: ['--older-than=1d', '--yes', '--delete'],
    'show abc': [...filters, '--older-than=1d', '--output=f', '--json', '--csv', '--yes', '--delete'],
    'export out': ['--older-than=1d', '--output=f', '--json', '--csv', '--yes', '--delete'],
    'remove abc': [...filters, '--older-than=1d', '--output=f', '--json', '--csv', '--delete'],
    'purge --older-than=365d': [...filters, '--output=f', '--json', '--csv', '--delete'],
    orphans: [...filters, '--older-than=1d', '--output=f', '--json', '--csv'],
  };
  const mistakes = Object.entries(strays).flatMap(([command, flags]) => flags.map((flag) => [command, flag]));

  it.each(mistakes)('refuses %s with %s', (command = '', flag = '') => {
    const name = command.split(' ')[0];
    expect(() => parseCommand([...command.split(' '), flag], now)).toThrow(
      `${flag.split('=')[0]} does not belong to ${name}; see npm run applications -- help.`,
    );
  });

  it.each(['list', 'show abc', 'export out', 'remove abc --yes', 'purge --older-than=365d', 'orphans'])(
    'refuses a word too many behind %s',
    (command) => {
      expect(() => parseCommand([...command.split(' '), 'more'], now)).toThrow('"more" does not belong to');
    },
  );
});
