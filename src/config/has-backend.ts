/** Whether the site was built to take applications. Known at build, so that its pages say it before anybody writes. */
export const hasBackend = Boolean(import.meta.env.VITE_SUPABASE_URL);
