import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the bytes of uploaded files live, by a random id, never by a name that a client chose. */
export type FileStore = {
  /** Resolves when the whole content is on disk; rejects and leaves nothing when it is not. */
  write(id: string, content: Buffer): Promise<void>;
  read(id: string): Promise<Buffer>;
  remove(id: string): Promise<void>;
  /**
   * Removes every file of the store that is not in `known`: what a killed process left between writing and recording.
   * A file that the store did not name is somebody else's, and stays.
   */
  sweep(known: ReadonlySet<string>): Promise<void>;
};

/** Writes all bytes of a file and makes them durable; a test replaces it to play a full disk. */
export type WriteDurably = (path: string, content: Buffer) => Promise<void>;

const writeDurably: WriteDurably = async (path, content) => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** The names that the store gives: a random id, and the draft of one. */
const storedName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\.part)?$/;

/** Files in `directory`: written under a temporary name, synced, then renamed. */
export async function openFileStore(
  directory: string,
  write: WriteDurably = writeDurably,
): Promise<FileStore> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => join(directory, id);
  return {
    write: (id, content) => writeThenRename(pathOf(id), content, write),
    read: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    sweep: async (known) => {
      const strays = (await readdir(directory)).filter((name) => storedName.test(name) && !known.has(name));
      await Promise.all(strays.map((name) => rm(pathOf(name), { force: true })));
    },
  };
}

async function writeThenRename(path: string, content: Buffer, write: WriteDurably): Promise<void> {
  const draft = `${path}.part`;
  try {
    await write(draft, content);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
