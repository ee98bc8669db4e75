import { type Check, tableChecks } from './doctor-checks.ts';
import { uploadLimitCheck } from './doctor-limit-check.ts';
import { aProbe, type Probe, probeFile } from './doctor-probe.ts';
import { deskChecks } from './doctor-desk-checks.ts';
import { readerChecks } from './doctor-reader-checks.ts';
import { memberChecks } from './doctor-member-checks.ts';
import { storageChecks } from './doctor-storage-checks.ts';
import { strangerChecks } from './doctor-stranger-checks.ts';
import type { Target } from './doctor-target.ts';
import { fail, pass, type Verdict } from './doctor-verdict.ts';
import type { Terminal } from './terminal.ts';

/** One line of the report. */
export type Finding = { name: string } & Verdict;

/**
 * Files one probe, then tries everything an anonymous visitor could. What deletes comes last.
 * The probe is the only thing written; the report names it, because an anonymous visitor cannot remove it.
 * @param triesLimits whether files are uploaded until one is refused: they stay behind as well.
 */
export async function examine(
  target: Target,
  terminal: Terminal,
  nowMs: number,
  triesLimits: boolean,
): Promise<Finding[]> {
  const probe = aProbe(target, nowMs);
  const findings: Finding[] = [];
  const note = (name: string, verdict: Verdict): void => {
    findings.push({ name, ...verdict });
    terminal.out(`${verdict.isPassed ? 'PASS' : 'FAIL'}  ${name}: ${verdict.finding}\n`);
  };
  note('upload a resume', await uploadProbe(target, probe));
  note('file an application, reading back id and time', await fileProbe(target, probe));
  const isLast = (check: Check): boolean => check.name.startsWith('delete');
  const byReader = target.reader === null ? [] : readerChecks(target.reader);
  const checks = [
    ...storageChecks,
    ...tableChecks,
    ...strangerChecks,
    ...memberChecks,
    ...deskChecks,
    ...byReader,
  ];
  const limits = triesLimits ? [uploadLimitCheck] : [];
  for (const check of [...checks.filter((one) => !isLast(one)), ...checks.filter(isLast), ...limits]) {
    note(check.name, await attempt(check, target, probe));
  }
  terminal.out(summary(findings, probe));
  if (triesLimits) terminal.out(limitsRemark);
  return findings;
}

const limitsRemark =
  'The files of the last check go, an hour from now, with: npm run applications -- orphans --delete\n';

async function attempt(check: Check, target: Target, probe: Probe): Promise<Verdict> {
  try {
    return await check.run(target, probe);
  } catch {
    return fail('no answer');
  }
}

async function uploadProbe(target: Target, probe: Probe): Promise<Verdict> {
  const { error } = await target.client.storage
    .from('resumes')
    .upload(probe.resumeName, probeFile(), { cacheControl: '3600', upsert: false });
  return error === null ? pass('stored') : fail(error.message.slice(0, 100));
}

async function fileProbe(target: Target, probe: Probe): Promise<Verdict> {
  const { data, error } = await target.client
    .from('applications')
    .insert(probe.application)
    .select('id, created_at')
    .single<{ id: string; created_at: string }>();
  if (error !== null) return fail(error.message.slice(0, 100));
  probe.id = data.id;
  return pass('stored');
}

function summary(findings: readonly Finding[], probe: Probe): string {
  const failed = findings.filter((finding) => !finding.isPassed);
  const result =
    failed.length === 0
      ? `All ${findings.length} checks passed.\n`
      : `${failed.length} of ${findings.length} checks failed.\n`;
  const place =
    probe.id === null ? `the file ${probe.resumeName}` : `application ${probe.id} (${probe.email})`;
  const removal =
    probe.id === null
      ? 'npm run applications -- orphans --delete'
      : `npm run applications -- remove ${probe.id}`;
  return `${result}One probe was written: ${place}. Remove it with: ${removal}\n`;
}
