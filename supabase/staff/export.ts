import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchApplications, resumeName, type Selection, type StoredApplication } from './applications.ts';
import type { Connection } from './connection.ts';
import { toCsv } from './csv.ts';
import { csvHeader, csvRow } from './list.ts';
import { StaffError, staffErrorOf } from './staff-error.ts';
import { counted, progressBar, type Terminal } from './terminal.ts';

/** Lets spreadsheets read names in UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * `export DIR`: `applications.csv` and `resumes/<id>.pdf`. Each file is written under another name first, so one that
 * is there is whole: a second run fetches only what is missing. Readable by the owner only.
 */
export async function exportCommand(
  connection: Connection,
  terminal: Terminal,
  directory: string,
  selection: Selection,
): Promise<void> {
  const applications = await fetchApplications(connection, selection);
  const folder = join(directory, 'resumes');
  const present = await openFolder(folder);
  const files = new Map<string, string>();
  let [fetched, kept, lost] = [0, 0, 0];
  for (const [index, application] of applications.entries()) {
    terminal.progress(progressBar(index, applications.length));
    const file = `${application.id}.pdf`;
    const outcome = present.has(file) ? 'kept' : await fetchResume(connection, application, folder, file);
    if (outcome === 'kept' || outcome === 'fetched') files.set(application.id, `resumes/${file}`);
    kept += outcome === 'kept' ? 1 : 0;
    fetched += outcome === 'fetched' ? 1 : 0;
    lost += outcome === 'lost' ? 1 : 0;
  }
  const rows = applications.map((application) => csvRow(application, files.get(application.id) ?? ''));
  await writeWhole(join(directory, 'applications.csv'), Buffer.from(byteOrderMark + toCsv(csvHeader, rows)));
  terminal.progress(`${progressBar(applications.length, applications.length)}\n`);
  terminal.out(
    `Wrote ${counted(applications.length, 'application')} to ${directory}: ` +
      `${counted(fetched, 'resume')} fetched, ${kept} already there` +
      `${lost === 0 ? '' : `, ${lost} missing in storage`}.\n`,
  );
}

async function openFolder(folder: string): Promise<Set<string>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return new Set(await readdir(folder));
  } catch {
    throw new StaffError(`The folder ${folder} cannot be written; choose another one.`);
  }
}

async function fetchResume(
  connection: Connection,
  application: StoredApplication,
  folder: string,
  file: string,
): Promise<'fetched' | 'none' | 'lost'> {
  const name = resumeName(application);
  if (name === null) return 'none';
  const { data, error } = await connection.reader.storage.from('resumes').download(name);
  if (error !== null) {
    if ((error as { statusCode?: string }).statusCode === '404') return 'lost';
    throw staffErrorOf(error, connection.place);
  }
  await writeWhole(join(folder, file), Buffer.from(await data.arrayBuffer()));
  return 'fetched';
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  try {
    const file = await open(draft, 'w', 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw new StaffError(`${path} cannot be written; make room on the disk or choose another folder.`, {
      cause: error,
    });
  }
}
