import { useLocation, type NavigateOptions } from 'react-router-dom';
import * as z from 'zod/mini';

const arrival = z.object({ said: z.string() });

/** Goes to a page that says what was done on the one before. @param said one sentence. */
export const saying = (said: string): NavigateOptions => ({ state: { said } });

/** What was done on the page before, which is gone. */
export function Arrival() {
  const { data } = arrival.safeParse(useLocation().state);
  return <p role="status">{data?.said ?? ''}</p>;
}
