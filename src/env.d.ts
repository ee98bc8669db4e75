/** The year the site was built in; see vite.config.ts. */
declare const __BUILD_YEAR__: number;

/** The positions that the site is built with, by the language of the page; see build/positions.ts. */
declare const BUILT_POSITIONS_EN: readonly import('./domain/jobs/position.ts').Position[];
declare const BUILT_POSITIONS_ES: readonly import('./domain/jobs/position.ts').Position[];
declare const BUILT_POSITIONS_FR: readonly import('./domain/jobs/position.ts').Position[];
declare const BUILT_POSITIONS_HI: readonly import('./domain/jobs/position.ts').Position[];
declare const BUILT_POSITIONS_AR: readonly import('./domain/jobs/position.ts').Position[];
