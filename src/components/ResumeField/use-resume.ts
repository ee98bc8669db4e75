import { useState } from 'react';
import {
  beginsAsPdf,
  pdfStartBytes,
  programOf,
  type ResumeError,
  type ResumeProgram,
} from '~/domain/application/resume.ts';

/**
 * The upload control is empty, holds a file, or shows why it holds none (specification, section 4). A file that is held
 * may be shown together with the error of a drop that was refused.
 */
type ResumeState =
  | { kind: 'empty' }
  | { kind: 'chosen'; file: File; remark: ResumeError | null }
  /** `program`: what the refused file was written with, where that helps. */
  | { kind: 'refused'; error: ResumeError; program: ResumeProgram | null };

/** The resume of a form. Choosing, refusing and clearing each replace whatever was there before; a remark does not. */
export function useResume() {
  const [state, setState] = useState<ResumeState>({ kind: 'empty' });
  return {
    file: state.kind === 'chosen' ? state.file : null,
    error: errorOf(state),
    program: state.kind === 'refused' ? state.program : null,
    choose: (file: File) => setState({ kind: 'chosen', file, remark: null }),
    refuseDrop: (remark: ResumeError) =>
      setState((current) =>
        current.kind === 'chosen'
          ? { ...current, remark }
          : { kind: 'refused', error: remark, program: null },
      ),
    refuse: (error: ResumeError, file?: File) =>
      setState({
        kind: 'refused',
        error,
        program: error === 'wrong-type' && file ? programOf(file.name) : null,
      }),
    clear: () => setState({ kind: 'empty' }),
  };
}

function errorOf(state: ResumeState): ResumeError | null {
  if (state.kind === 'chosen') return state.remark;
  return state.kind === 'refused' ? state.error : null;
}

/** What is wrong with a file's content; null when it may be sent. Only the beginning is read. */
export async function resumeContentProblem(file: File): Promise<ResumeError | null> {
  try {
    // a Response reads a file in browsers that know no file.arrayBuffer()
    const start = await new Response(file.slice(0, pdfStartBytes)).arrayBuffer();
    return beginsAsPdf(new Uint8Array(start)) ? null : 'wrong-type';
  } catch {
    return 'unreadable';
  }
}
