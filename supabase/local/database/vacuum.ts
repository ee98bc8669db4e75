import type { PGlite } from '@electric-sql/pglite';

/** Often enough that network addresses, of which private.forget_networks() keeps two hours, are soon gone. */
const usualEveryMs = 10 * 60_000;

/** PGlite has no background processes: what autovacuum and pg_cron do on a hosted project, this backend does itself. */
const chores = [
  'select private.forget_networks()',
  'vacuum private.request_log',
  'vacuum public.applications',
  'vacuum storage.objects',
];

/**
 * Tidies a database now and from then on: old network addresses go, also when nobody applies, and the space of what
 * was refused or deleted is used again.
 *
 * @param everyMs milliseconds between two rounds.
 */
export function startVacuum(database: PGlite, everyMs = usualEveryMs): { stop(): Promise<void> } {
  const tidy = async (): Promise<void> => {
    try {
      for (const chore of chores) await database.query(chore);
    } catch (error) {
      console.error('The database was not tidied:', error);
    }
  };
  let round = tidy(); // beside the first requests: nobody waits for it
  const timer = setInterval(() => {
    round = round.then(tidy);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
