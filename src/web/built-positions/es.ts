import type { Position } from '~/domain/jobs/position.ts';

/** What the backend said when the site was built (build/positions.ts), for pages of this language; nothing without one. */
export const positions: readonly Position[] = BUILT_POSITIONS_ES;
