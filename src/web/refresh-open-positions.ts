import { fetchPositions } from '~/api/positions.ts';
import { setPositions } from '~/components/open-positions.ts';

/** Asks which positions take applications, and notes it for the page. Without an answer what the build said stays. */
export async function refreshOpenPositions(): Promise<void> {
  const positions = await fetchPositions();
  if (positions !== null) setPositions(positions);
}
