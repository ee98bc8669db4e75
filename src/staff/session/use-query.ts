import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Result, RequestFailure } from '~/staff/api/result.ts';
import { handleFailure } from './session.ts';

/** The last answer, and the question that it answers. */
type QueryState<Value> = { value: Value | null; failure: RequestFailure | null; question: string };

/**
 * Asks the server for what a page shows, and again whenever `key` changes. What came before stays while the next is on its
 * way, or fails to come; an earlier question, or one of a page that was left, is given up.
 * @param key everything that the question depends on.
 * @param ask is told by its signal when the answer is wanted no more.
 * @param before what is shown until the first answer.
 */
export function useQuery<Value>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Result<Value>>,
  before: Value | null = null,
) {
  const [asked, setAsked] = useState<QueryState<Value>>({ value: before, failure: null, question: '' });
  const [turn, setTurn] = useState(1);
  const question = `${turn} ${key}`;
  const send = useEffectEvent(ask);
  useEffect(() => {
    const asking = new AbortController();
    void send(asking.signal).then((answer) => {
      if (asking.signal.aborted) return;
      if (answer.kind === 'ok') return setAsked({ value: answer.value, failure: null, question });
      handleFailure(answer);
      setAsked((last) => ({ ...last, failure: answer, question }));
    });
    return () => asking.abort();
  }, [question]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return { value: asked.value, failure: asked.failure, isLoading: asked.question !== question, reload };
}
