import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../supabase/cli/applications-command.ts';

const everything = { job: null, since: null, before: null };

describe('parseCommand', () => {
  it.each([
    [[], { name: 'help' }],
    [['export', 'out'], { name: 'export', directory: 'out', selection: everything }],
    [
      ['export', 'out', '--job', 'graphic-designer', '--since', '2026-11-01', '--until', '2026-11-30'],
      {
        name: 'export',
        directory: 'out',
        selection: {
          job: 'graphic-designer',
          since: '2026-11-01T00:00:00.000Z',
          before: '2026-12-01T00:00:00.000Z',
        },
      },
    ],
    [['restore', 'out', '--yes'], { name: 'restore', directory: 'out', isConfirmed: true }],
    [['orphans', '--delete'], { name: 'orphans', isDeleting: true, isConfirmed: false }],
    [['help'], { name: 'help' }],
    [['help', 'export'], { name: 'help' }],
    [['orphans', '--help'], { name: 'help' }],
  ])('reads %j', (args, expected) => {
    expect(parseCommand(args)).toEqual(expected);
  });

  it.each([
    [['dance'], 'There is no command "dance"; see npm run applications -- help.'],
    [['purge'], 'There is no command "purge"; see npm run applications -- help.'],
    [['list'], 'There is no command "list"; see npm run applications -- help.'],
    [['restore'], 'restore needs the folder of an export.'],
    [['export'], 'export needs a folder to write to.'],
    [['export', 'out', '--since', 'yesterday'], '--since needs a date like 2026-11-20.'],
    [['export', 'out', '--until', '2026-13-01'], '--until needs a date like 2026-11-20.'],
    [['constructor'], 'There is no command "constructor"; see npm run applications -- help.'],
    [['export', 'out', '--job='], '--job needs the id of a job.'],
    [['export', '--loud'], "Unknown option '--loud'; see npm run applications -- help."],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message);
  });

  it.each([
    ['export out', ['--yes', '--delete']],
    ['restore out', ['--job=a', '--since=2026-11-01', '--until=2026-11-01', '--delete']],
    ['orphans', ['--job=a', '--since=2026-11-01', '--until=2026-11-01']],
  ])('refuses what does not belong to %s', (command, flags) => {
    const words = command.split(' ');
    for (const flag of flags)
      expect(() => parseCommand([...words, flag])).toThrow(
        `${flag.split('=')[0]} does not belong to ${words[0]}; see npm run applications -- help.`,
      );
    expect(() => parseCommand([...words, 'more'])).toThrow('"more" does not belong to');
  });
});
