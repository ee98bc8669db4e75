import { useState } from 'react';
import type { Answer, RequestFailure } from '~/staff/api/answer.ts';

/** What became of something that a person has asked for. */
export type TaskState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; fault: RequestFailure };

/** Something that a person asks for with a button: one at a time, and what failed is told. */
export function useTask() {
  const [state, setState] = useState<TaskState>({ kind: 'idle' });
  const run = async <Value>(ask: () => Promise<Answer<Value>>): Promise<Answer<Value> | null> => {
    if (state.kind === 'busy') return null;
    setState({ kind: 'busy' });
    const answer = await ask();
    setState(answer.kind === 'ok' ? { kind: 'idle' } : { kind: 'failed', fault: answer });
    return answer;
  };
  return { state, isBusy: state.kind === 'busy', fault: state.kind === 'failed' ? state.fault : null, run };
}
