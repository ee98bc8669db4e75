import { everything, fetchApplications, resumeName } from './applications.ts';
import type { Connection, Job } from './connection.ts';
import { removeFiles } from './purge.ts';
import { dataOf } from './staff-error.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import { confirmOrFail, counted } from './terminal.ts';

/** Files without an application, and how many more are too young to judge. */
type Found = { orphans: StoredFile[]; recent: number };

type StoredFile = { name: string; createdAt: string; bytes: number };

const pageSize = 500;

/** What the dashboard puts into a folder to keep it. */
const folderMark = '.emptyFolderPlaceholder';

/** A form that is just being sent has its file before its row: younger files are left alone. */
const minimumAgeMinutes = 60;

/** `orphans`: files older than an hour that no application names; `--delete` removes them. */
export async function orphansCommand(job: Job, isDeleting: boolean, now: Date): Promise<void> {
  const { connection, terminal } = job;
  const { orphans, recent } = await findOrphans(connection, now);
  const left =
    recent === 0
      ? ''
      : `${counted(recent, 'file')} without an application left alone: younger than ${minimumAgeMinutes} minutes, ` +
        'and perhaps of a form that is just being sent.\n';
  if (orphans.length === 0) {
    return terminal.out(recent === 0 ? 'Every file belongs to an application.\n' : left);
  }
  for (const file of orphans) {
    terminal.out(`${file.createdAt.slice(0, 16)}  ${counted(file.bytes, 'byte')}  ${oneLine(file.name)}\n`);
  }
  terminal.out(`${counted(orphans.length, 'file')} without an application.\n${left}`);
  if (!isDeleting) return;
  await confirmOrFail(job, 'They will be deleted for good.', 'deleted');
  await removeFiles(
    connection,
    orphans.map((file) => file.name),
  );
  terminal.out(`Deleted ${counted(orphans.length, 'file')}.\n`);
}

/** Files first, applications second: an application filed in between can only save a file. */
async function findOrphans(connection: Connection, now: Date): Promise<Found> {
  const files = await fetchFiles(connection);
  const applications = await fetchApplications(connection, everything);
  const named = new Set(applications.map(resumeName));
  const latest = now.getTime() - minimumAgeMinutes * 60_000;
  const unnamed = files.filter((file) => file.name !== folderMark && !named.has(file.name));
  const orphans = unnamed.filter((file) => Date.parse(file.createdAt) < latest);
  return { orphans, recent: unnamed.length - orphans.length };
}

async function fetchFiles(connection: Connection): Promise<StoredFile[]> {
  const all: StoredFile[] = [];
  for (;;) {
    const page = { limit: pageSize, offset: all.length, sortBy: { column: 'name', order: 'asc' } };
    const data = await dataOf(connection, connection.client.storage.from('resumes').list('', page));
    for (const file of data) {
      const bytes = Number((file.metadata as { size?: number } | null)?.size ?? 0);
      all.push({ name: file.name, createdAt: file.created_at ?? '', bytes });
    }
    if (data.length < pageSize) return all;
  }
}
