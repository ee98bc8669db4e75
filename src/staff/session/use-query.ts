import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Answer, RequestFailure } from '~/staff/api/answer.ts';
import { handleFailure } from './session.ts';

/** The last answer, and the question that it answers. */
type Asked<Value> = { value: Value | null; fault: RequestFailure | null; question: string };

/**
 * Asks the server for what a page shows, and again whenever `key` changes. What came before stays while the next is on its
 * way, or fails to come; a late answer to an earlier question is dropped.
 * @param key everything that the question depends on.
 */
export function useQuery<Value>(key: string, ask: () => Promise<Answer<Value>>) {
  const [asked, setAsked] = useState<Asked<Value>>({ value: null, fault: null, question: '' });
  const [turn, setTurn] = useState(1);
  const question = `${turn} ${key}`;
  const send = useEffectEvent(ask);
  useEffect(() => {
    let isCurrent = true;
    void send().then((answer) => {
      if (!isCurrent) return;
      if (answer.kind === 'ok') return setAsked({ value: answer.value, fault: null, question });
      handleFailure(answer);
      setAsked((before) => ({ ...before, fault: answer, question }));
    });
    return () => {
      isCurrent = false;
    };
  }, [question]);
  const again = useCallback(() => setTurn((count) => count + 1), []);
  return { value: asked.value, fault: asked.fault, isLoading: asked.question !== question, again };
}
