import { useState } from 'react';
import { resumeWords } from '~/content/application.ts';
import { beginsAsPdf, checkResume, pdfStartBytes } from '~/domain/application/resume.ts';

/**
 * The upload control is empty, holds a file, or shows why it holds none (specification, section 4). A file that is held
 * may stand beside words on a drop that was turned away whole.
 */
type ResumeState =
  | { kind: 'empty' }
  | { kind: 'chosen'; file: File; remark: string | null }
  | { kind: 'refused'; reason: string };

/** The resume of a form. Choosing, refusing and clearing each replace whatever was there before; a remark does not. */
export function useResume() {
  const [state, setState] = useState<ResumeState>({ kind: 'empty' });
  return {
    file: state.kind === 'chosen' ? state.file : null,
    error: wordsOf(state),
    choose: (file: File) => setState({ kind: 'chosen', file, remark: null }),
    turnAway: (remark: string) =>
      setState((current) =>
        current.kind === 'chosen' ? { ...current, remark } : { kind: 'refused', reason: remark },
      ),
    refuse: (reason: string) => setState({ kind: 'refused', reason }),
    clear: () => setState({ kind: 'empty' }),
  };
}

function wordsOf(state: ResumeState): string | null {
  if (state.kind === 'chosen') return state.remark;
  return state.kind === 'refused' ? state.reason : null;
}

/** What is wrong with a file by its name, type and size, in words; null when its content may be looked at. */
export function resumeProblem(file: File): string | null {
  const problem = checkResume(file);
  return problem === null ? null : resumeWords.problem[problem];
}

/** What is wrong with a file's content, in words; null when it may be sent. Only the beginning is read. */
export async function resumeContentProblem(file: File): Promise<string | null> {
  try {
    // a Response reads a file in browsers that know no file.arrayBuffer()
    const start = await new Response(file.slice(0, pdfStartBytes)).arrayBuffer();
    return beginsAsPdf(new Uint8Array(start)) ? null : resumeWords.problem['wrong-type'];
  } catch {
    return resumeWords.unreadable;
  }
}
