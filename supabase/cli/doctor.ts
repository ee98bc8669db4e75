import { parseArgs } from 'node:util';
import { examine } from './doctor-run.ts';
import { checkProject, openProject } from './project.ts';
import { reportError, StaffError } from './staff-error.ts';
import { processTerminal } from './terminal.ts';

/** `npm run doctor -- [--url …] [--limits]`: exit code 0 when every check passed, 1 otherwise. */
async function main(): Promise<void> {
  const { values } = parseOptions();
  const project = await openProject(values.url ?? process.env['SUPABASE_URL'], process.env);
  await checkProject(project);
  const findings = await examine(project, processTerminal(), Date.now(), values.limits === true);
  if (findings.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
}

function parseOptions() {
  try {
    return parseArgs({ options: { url: { type: 'string' }, limits: { type: 'boolean' } } });
  } catch {
    throw new StaffError(
      'The doctor takes two options: npm run doctor -- --url https://name.supabase.co [--limits].',
    );
  }
}

await main().catch(reportError);
