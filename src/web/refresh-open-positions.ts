import { fetchPosition, fetchPositions } from '~/api/positions.ts';
import { setPosition, setPositions } from '~/components/open-positions.ts';
import { messages } from '~/i18n/messages.ts';

/**
 * Asks which positions there are and which take applications, or for all of one, and notes it for the page. Without an answer what
 * the build said stays.
 */
export async function refreshOpenPositions(jobId?: string): Promise<void> {
  if (jobId !== undefined) return setPosition(jobId, await fetchPosition(jobId, messages.language));
  const positions = await fetchPositions(messages.language);
  if (positions !== null) setPositions(positions);
}
