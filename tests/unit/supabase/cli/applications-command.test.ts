import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../supabase/cli/applications-command.ts';

const now = new Date('2026-11-20T12:00:00Z');
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
    [
      ['purge', '--older-than', '365d'],
      { name: 'purge', before: '2025-11-20T12:00:00.000Z', isConfirmed: false },
    ],
    [['orphans', '--delete'], { name: 'orphans', isDeleting: true, isConfirmed: false }],
    [['help'], { name: 'help' }],
    [['help', 'export'], { name: 'help' }],
    [['purge', '--help'], { name: 'help' }],
  ])('reads %j', (args, expected) => {
    expect(parseCommand(args, now)).toEqual(expected);
  });

  it.each([
    [['dance'], 'There is no command "dance"; see npm run applications -- help.'],
    [['list'], 'There is no command "list"; see npm run applications -- help.'],
    [['restore'], 'restore needs the folder of an export.'],
    [['export'], 'export needs a folder to write to.'],
    [['purge'], 'purge needs --older-than with a number of days, like 365d.'],
    [['purge', '--older-than', '0d'], 'purge needs --older-than with a number of days, like 365d.'],
    [['purge', '--older-than', '1y'], 'purge needs --older-than with a number of days, like 365d.'],
    [['export', 'out', '--since', 'yesterday'], '--since needs a date like 2026-11-20.'],
    [['export', 'out', '--until', '2026-13-01'], '--until needs a date like 2026-11-20.'],
    [['constructor'], 'There is no command "constructor"; see npm run applications -- help.'],
    [['export', 'out', '--job='], '--job needs the id of a job.'],
    [['export', '--loud'], "Unknown option '--loud'; see npm run applications -- help."],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseCommand(args, now)).toThrow(message);
  });

  it.each([
    ['export out', ['--older-than=1d', '--yes', '--delete']],
    ['restore out', ['--job=a', '--since=2026-11-01', '--until=2026-11-01', '--older-than=1d', '--delete']],
    ['purge --older-than=365d', ['--job=a', '--since=2026-11-01', '--until=2026-11-01', '--delete']],
    ['orphans', ['--job=a', '--since=2026-11-01', '--until=2026-11-01', '--older-than=1d']],
  ])('refuses what does not belong to %s', (command, flags) => {
    const words = command.split(' ');
    for (const flag of flags)
      expect(() => parseCommand([...words, flag], now)).toThrow(
        `${flag.split('=')[0]} does not belong to ${words[0]}; see npm run applications -- help.`,
      );
    expect(() => parseCommand([...words, 'more'], now)).toThrow('"more" does not belong to');
  });
});
