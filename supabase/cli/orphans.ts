import * as z from 'zod/mini';
import { partsOf } from '../../src/domain/parts.ts';
import { oneLine } from '../../src/domain/safe-text.ts';
import type { Job } from './connection.ts';
import { dataOf, StaffError } from './staff-error.ts';
import { confirmOrFail, counted } from './terminal.ts';

/** Files that no application names, and how many more are too young to judge: `unnamed_files` of the database. */
const unnamedFiles = z.object({
  files: z.array(z.object({ name: z.string(), created_at: z.string(), bytes: z.number() })),
  recent: z.number(),
});

/** Storage takes at most 1000 names in one request. */
const filesPerRequest = 500;

/** `orphans`: files older than an hour that no application names; `--delete` removes them. */
export async function orphansCommand(job: Job, isDeleting: boolean): Promise<void> {
  const { connection, terminal } = job;
  const found = unnamedFiles.safeParse(await dataOf(connection, connection.client.rpc('unnamed_files')));
  if (!found.success) {
    throw new StaffError('The backend sent rows of another shape; apply the latest migrations to it.');
  }
  const { files, recent } = found.data;
  const left =
    recent === 0
      ? ''
      : `${counted(recent, 'file')} without an application left alone: younger than an hour, ` +
        'and perhaps of a form that is just being sent.\n';
  if (files.length === 0) {
    return terminal.out(recent === 0 ? 'Every file belongs to an application.\n' : left);
  }
  for (const file of files) {
    terminal.out(`${file.created_at.slice(0, 16)}  ${counted(file.bytes, 'byte')}  ${oneLine(file.name)}\n`);
  }
  terminal.out(`${counted(files.length, 'file')} without an application.\n${left}`);
  if (!isDeleting) return;
  await confirmOrFail(job, 'They will be deleted for good.', 'deleted');
  const names = files.map(({ name }) => name);
  for (const part of partsOf(names, filesPerRequest))
    await dataOf(connection, connection.client.storage.from('resumes').remove(part));
  terminal.out(`Deleted ${counted(files.length, 'file')}.\n`);
}
