import { runMembers } from './members-command.ts';
import { reportError } from './staff-error.ts';
import { processTerminal } from './terminal.ts';

await runMembers(process.argv.slice(2), process.env, processTerminal()).catch(reportError);
