import { runApplications } from './applications-command.ts';
import { reportError } from './staff-error.ts';
import { processTerminal } from './terminal.ts';

// `npm run applications | head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await runApplications(process.argv.slice(2), process.env, processTerminal()).catch(reportError);
