import { useRef, useState } from 'react';
import {
  beginsAsPdf,
  checkResume,
  noteOn,
  pdfStartBytes,
  programOf,
  type ResumeError,
  type ResumeHelp,
  type ResumeNote,
} from '~/domain/application/resume.ts';

/** A file that the form holds, or why it does not. `help`: what to do about it, where that helps. */
export type InspectedResume =
  | { kind: 'chosen'; file: File; note: ResumeNote | null; remark: ResumeError | null }
  | { kind: 'refused'; error: ResumeError; help: ResumeHelp | null };

/**
 * The upload control is empty, holds a file, or shows why it holds none (specification, section 4). A file that is held
 * may be shown together with the error of a drop that was refused: its remark. `lost`: it is empty since the page was loaded again.
 */
export type ResumeState = { kind: 'empty' | 'lost' } | InspectedResume;

/** The resume of a form. What is put in replaces whatever was there before; a remark does not. */
export function useResume() {
  const [state, setState] = useState<ResumeState>({ kind: 'empty' });
  /** What was chosen last, or still is being read. */
  const reading = useRef<Promise<ResumeState> | null>(null);

  /** Puts something in, in the place of what is still being read too. */
  function replace(next: ResumeState) {
    reading.current = Promise.resolve(next);
    setState(next);
  }

  return {
    state,
    file: state.kind === 'chosen' ? state.file : null,
    error: errorOf(state),
    inspect(file: File): Promise<InspectedResume> {
      const found = inspectResume(file);
      reading.current = found;
      return found;
    },
    /** The file, once it has been read: whoever presses right after choosing does not see that it still is. Null without one. */
    async chosenFile(): Promise<File | null> {
      const found = await reading.current;
      return found?.kind === 'chosen' ? found.file : null;
    },
    put: replace,
    refuseDrop(remark: ResumeError) {
      if (state.kind === 'chosen') setState({ ...state, remark });
      else replace(refused(remark));
    },
    refuse: (error: ResumeError) => replace(refused(error)),
    /** Says that it is missing. What was refused keeps its own reason. */
    requireFile: () => setState((current) => (isEmpty(current) ? refused('missing') : current)),
    clear: () => replace({ kind: 'empty' }),
  };
}

function isEmpty({ kind }: ResumeState): boolean {
  return kind === 'empty' || kind === 'lost';
}

function errorOf(state: ResumeState): ResumeError | null {
  if (state.kind === 'chosen') return state.remark;
  return state.kind === 'refused' ? state.error : null;
}

function refused(error: ResumeError, help: ResumeHelp | null = null): InspectedResume {
  return { kind: 'refused', error, help };
}

/**
 * Judges a chosen file by its properties and its content, and reads all of it: what is sent later is what was chosen, whatever
 * becomes of the file in the meantime. Never rejects.
 */
async function inspectResume(file: File): Promise<InspectedResume> {
  const problem = checkResume(file);
  if (problem === 'too-large') return refused(problem, { tooLargeBytes: file.size });
  if (problem === 'empty') return refused(problem);
  const bytes = await readBytes(problem === null ? file : file.slice(0, pdfStartBytes));
  if (bytes === null && problem === null) return refused('unreadable');
  const isPdf = bytes !== null && beginsAsPdf(bytes);
  if (problem !== null) return refused(problem, isPdf ? 'alreadyPdf' : programOf(file.name));
  if (!isPdf) return refused('wrong-type', programOf(file.name));
  const { name, type, lastModified } = file;
  const copy = new File([bytes], name, { type, lastModified });
  return { kind: 'chosen', file: copy, note: noteOn(bytes), remark: null };
}

/** Null for a file that cannot be read. A Response reads one in browsers that know no file.arrayBuffer(). */
async function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await new Response(file).arrayBuffer());
  } catch {
    return null;
  }
}
