/** How many messages a page sent in the running second. */
export type Flood = { second: number; messages: number };

export const calm: Flood = { second: 0, messages: 0 };

/** No page of ours sends more than a few; a loop in one must not slow main. */
const messagesPerSecond = 30;

/** Counts one message in, and says whether it may still be answered. */
export function countMessage(flood: Flood, ms: number): { allowed: boolean; flood: Flood } {
  const second = Math.floor(ms / 1_000);
  const messages = flood.second === second ? flood.messages + 1 : 1;
  return { allowed: messages <= messagesPerSecond, flood: { second, messages } };
}
