import { parseArgs } from 'node:util';
import { examine } from './doctor-run.ts';
import { checkTarget, openTarget } from './doctor-target.ts';
import { reportError, StaffError } from './staff-error.ts';
import { processTerminal } from './terminal.ts';

/** `npm run doctor -- --url … [--limits]`: exit code 0 when every check passed, 1 otherwise. */
async function main(): Promise<void> {
  const { values } = parseUrl();
  const target = await openTarget(values.url, process.env);
  await checkTarget(target);
  const findings = await examine(target, processTerminal(), Date.now(), values.limits === true);
  if (findings.some((finding) => !finding.isPassed)) process.exitCode = 1;
}

function parseUrl() {
  try {
    return parseArgs({ options: { url: { type: 'string' }, limits: { type: 'boolean' } } });
  } catch {
    throw new StaffError(
      'The doctor takes two options: npm run doctor -- --url https://name.supabase.co [--limits].',
    );
  }
}

await main().catch(reportError);
