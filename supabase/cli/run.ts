import { parseCommand } from './arguments.ts';
import { connect, type Connection, type Environment } from './connection.ts';
import type { Command } from './arguments.ts';
import { exportCommand } from './export.ts';
import { helpText } from './help-text.ts';
import { listCommand } from './list.ts';
import { orphansCommand } from './orphans.ts';
import { purgeCommand, removeCommand } from './purge.ts';
import { restoreCommand } from './restore.ts';
import { showCommand } from './show.ts';
import type { Terminal } from './terminal.ts';

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
    case 'list':
      return listCommand(connection, terminal, command.selection, command.listing);
    case 'show':
      return showCommand(connection, terminal, command.id);
    case 'export':
      return exportCommand(connection, terminal, command.directory, command.selection);
    case 'restore':
      return restoreCommand(connection, terminal, command.directory, command.isConfirmed);
    case 'remove':
      return removeCommand(connection, terminal, command.id, command.isConfirmed);
    case 'purge':
      return purgeCommand(connection, terminal, command.before, command.isConfirmed);
    case 'orphans':
      return orphansCommand(connection, terminal, { ...command, now });
  }
}
