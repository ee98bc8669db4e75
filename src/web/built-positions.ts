import type { Language } from '~/domain/language.ts';
import type { Position } from '~/domain/jobs/position.ts';

/**
 * The positions that the backend had when the site was built, as pages of one language show them. A build puts its own module in
 * this one's place (build/positions.ts); until then, as in development, there are those of src/content alone.
 */
export const loadBuiltPositions = async (_language: Language): Promise<readonly Position[]> => [];
