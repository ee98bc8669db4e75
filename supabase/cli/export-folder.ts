import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { ApplicationRow } from '../../src/config/application-row.ts';
import { errorCode } from '../local/database/backend-start-error.ts';
import { StaffError } from './staff-error.ts';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Names that an export gives, with the application's id: those of earlier versions are the id alone. */
const exportedName = new RegExp(`^(?:\\d{4}-\\d{2}-\\d{2}_[^/]*_)?(${uuid})\\.pdf(?:\\.part)?$`);

/** `2026-11-20_Ada-Example_<id>.pdf`: when it was filed and by whom; the id keeps two of one name apart. */
export function resumeFileName({ created_at, full_name, id }: ApplicationRow): string {
  const person = full_name.normalize('NFC').replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const name = person.slice(0, 60).replaceAll(/^-+|-+$/g, '') || 'resume';
  return `${created_at.slice(0, 10)}_${name}_${id}.pdf`;
}

/**
 * Opens the folder of an export's resumes.
 * @returns the whole files in it, by the id of their application.
 * @throws StaffError when it cannot be written, or is a link that would lead the files elsewhere.
 */
export async function openResumeFolder(folder: string): Promise<Map<string, string>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new StaffError(`The folder ${folder} cannot be written; choose another one.`);
  }
  return findResumes(folder);
}

/**
 * The whole files in the folder of an export's resumes, by the id of their application. None where there is no folder.
 * @throws StaffError for a link, which would lead to other files.
 */
export async function findResumes(folder: string): Promise<Map<string, string>> {
  const there = await lstat(folder).catch(() => null);
  if (there === null) return new Map();
  if (!there.isDirectory()) throw new StaffError(`${folder} ${noLinks}`);
  const present = new Map<string, string>();
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const id = exportedName.exec(entry.name)?.[1];
    if (id === undefined || !entry.name.endsWith('.pdf')) continue;
    if (!entry.isFile()) throw new StaffError(`${join(folder, entry.name)} ${noLinks}`);
    present.set(id, entry.name);
  }
  return present;
}

const noLinks = 'is a link, or no file of an export; it is not followed.';

/** Removes the files of people whose application is gone, and what was cut off. @returns how many whole files went. */
export async function removeGone(folder: string, isThere: (id: string) => boolean): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const id = exportedName.exec(name)?.[1];
    if (id === undefined || (isThere(id) && !name.endsWith('.part'))) continue;
    await rm(join(folder, name));
    removed += name.endsWith('.pdf') ? 1 : 0;
  }
  return removed;
}

/** The flags keep a planted link from being followed, and a planted pipe from being waited for. */
const plainFile = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The content of a file of an export; null when there is none. @throws StaffError when it is a link, or no plain file. */
export async function readPlainFile(path: string): Promise<Buffer | null> {
  try {
    const file = await open(path, plainFile);
    try {
      return (await file.stat()).isFile() ? await file.readFile() : Promise.reject(new Error('no file'));
    } finally {
      await file.close();
    }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw new StaffError(`${path} ${noLinks}`, { cause: error });
  }
}

/** What is in a file that an export wrote. @throws StaffError when it is none. */
export function parseBackup<Content>(schema: z.ZodMiniType<Content>, content: Buffer, path: string): Content {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    throw new StaffError(`${path} is not as an export wrote it; nothing was restored.`, { cause: error });
  }
}

/** The flags make a planted link, or any file of that name, an error instead of a target. */
const freshFile = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);

/** Writes a file whole or not at all, for the owner only; follows no link. A file of that name is replaced. */
export async function writeAtomically(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.part`;
  try {
    await rm(draft, { force: true });
    const file = await open(draft, freshFile, 0o600);
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
