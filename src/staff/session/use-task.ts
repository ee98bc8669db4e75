import { useState } from 'react';
import type { Result, RequestFailure } from '~/staff/api/result.ts';
import { handleFailure } from './session.ts';

/** What became of something that a person has asked for. */
type TaskState = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; failure: RequestFailure };

/**
 * Something that a person asks for with a button: one at a time; a failure is kept to be shown.
 * @param onFailure what else a failure does; where nobody is signed in yet, nothing.
 */
export function useTask(onFailure: ((failure: RequestFailure) => void) | null = handleFailure) {
  const [state, setState] = useState<TaskState>({ kind: 'idle' });
  /** @returns the answer; null when the one before is still on its way. */
  const run = async <Value>(
    ask: () => Promise<Result<Value>>,
    onOk?: (value: Value) => unknown,
  ): Promise<Result<Value> | null> => {
    if (state.kind === 'busy') return null;
    setState({ kind: 'busy' });
    const answer = await ask();
    setState(answer.kind === 'ok' ? { kind: 'idle' } : { kind: 'failed', failure: answer });
    if (answer.kind === 'ok') await onOk?.(answer.value);
    else onFailure?.(answer);
    return answer;
  };
  return { isBusy: state.kind === 'busy', failure: state.kind === 'failed' ? state.failure : null, run };
}
