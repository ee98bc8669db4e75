import { useState } from 'react';
import type { Result, RequestFailure } from '~/staff/api/result.ts';

/** What became of something that a person has asked for. */
export type TaskState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; failure: RequestFailure };

/** Something that a person asks for with a button: one at a time; a failure is kept to be shown. */
export function useTask() {
  const [state, setState] = useState<TaskState>({ kind: 'idle' });
  const run = async <Value>(ask: () => Promise<Result<Value>>): Promise<Result<Value> | null> => {
    if (state.kind === 'busy') return null;
    setState({ kind: 'busy' });
    const answer = await ask();
    setState(answer.kind === 'ok' ? { kind: 'idle' } : { kind: 'failed', failure: answer });
    return answer;
  };
  return {
    state,
    isBusy: state.kind === 'busy',
    failure: state.kind === 'failed' ? state.failure : null,
    run,
  };
}
