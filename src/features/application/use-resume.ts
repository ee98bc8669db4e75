import { useState } from 'react';
import { resumeWords } from '~/content/application.ts';
import { checkResume } from '~/domain/application/resume.ts';

/** The upload control is empty, holds a file, or shows why it holds none (specification, section 4). */
type ResumeState = { kind: 'empty' } | { kind: 'chosen'; file: File } | { kind: 'refused'; reason: string };

/** The resume of a form. Choosing, refusing and clearing each replace whatever was there before. */
export function useResume() {
  const [state, setState] = useState<ResumeState>({ kind: 'empty' });
  return {
    file: state.kind === 'chosen' ? state.file : null,
    error: state.kind === 'refused' ? state.reason : null,
    choose: (file: File) => setState({ kind: 'chosen', file }),
    refuse: (reason: string) => setState({ kind: 'refused', reason }),
    clear: () => setState({ kind: 'empty' }),
  };
}

/** What is wrong with a file, in words; null when it may be sent. */
export function resumeProblem(file: File): string | null {
  const problem = checkResume(file);
  return problem === null ? null : resumeWords.problem[problem];
}
