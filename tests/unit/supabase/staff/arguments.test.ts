import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../../supabase/staff/arguments.ts';

const now = new Date('2026-11-20T12:00:00Z');
const everything = { job: null, since: null, before: null };

describe('parseCommand', () => {
  it.each([
    [[], { name: 'list', selection: everything, format: 'table' }],
    [['list', '--json'], { name: 'list', selection: everything, format: 'json' }],
    [
      ['--job', 'graphic-designer', '--since', '2026-11-01', '--until', '2026-11-30', '--csv'],
      {
        name: 'list',
        format: 'csv',
        selection: {
          job: 'graphic-designer',
          since: '2026-11-01T00:00:00.000Z',
          before: '2026-12-01T00:00:00.000Z',
        },
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
    [['list', '--loud'], "Unknown option '--loud'; see npm run applications -- help."],
  ])('refuses %j in one sentence', (args, message) => {
    expect(() => parseCommand(args, now)).toThrow(message);
  });
});
