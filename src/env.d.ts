/** The year the site was built in; see vite.config.ts. */
declare const __BUILD_YEAR__: number;
