import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Result, RequestFailure } from '~/staff/api/result.ts';
import { handleFailure } from './session.ts';

/** The last answer, and the question that it answers. */
type QueryState<Value> = { value: Value | null; failure: RequestFailure | null; question: string };

/**
 * Asks the server for what a page shows, and again whenever `key` changes. What came before stays while the next is on its
 * way, or fails to come; a late answer to an earlier question is dropped.
 * @param key everything that the question depends on.
 */
export function useQuery<Value>(key: string, ask: () => Promise<Result<Value>>) {
  const [asked, setAsked] = useState<QueryState<Value>>({ value: null, failure: null, question: '' });
  const [turn, setTurn] = useState(1);
  const question = `${turn} ${key}`;
  const send = useEffectEvent(ask);
  useEffect(() => {
    let isCurrent = true;
    void send().then((answer) => {
      if (!isCurrent) return;
      if (answer.kind === 'ok') return setAsked({ value: answer.value, failure: null, question });
      handleFailure(answer);
      setAsked((before) => ({ ...before, failure: answer, question }));
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  return { value: asked.value, failure: asked.failure, isLoading: asked.question !== question, reload };
}
