/** One result row, by column name. */
export type Row = Record<string, unknown>;

/** What one transaction may do: a statement with parameters, or a script of several statements. */
export type Session = {
  query(sql: string, parameters?: readonly unknown[]): Promise<Row[]>;
  script(sql: string): Promise<void>;
};

/** Read transactions are READ ONLY, as PostgREST runs GET and HEAD. */
export type TransactionMode = 'read' | 'write';

/** The little that REST and Storage need of a PostgreSQL: PGlite in production, a real server too in the tests. */
export type Engine = {
  /** Commits when `work` resolves, rolls back and rethrows when it rejects. */
  transaction<Result>(mode: TransactionMode, work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Hears what is notified on a channel, where the engine can. @returns what ends it. */
  listen?(channel: string, heard: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** Who is asking, as PostgREST tells the database. */
export type Caller = { role: string; claims: Record<string, unknown> };

/** The parts of an HTTP request that SQL functions can read. */
export type RequestFacts = { method: string; path: string; headers: Record<string, string> };

/**
 * Makes the rest of the transaction run as the caller, with the settings that PostgREST gives
 * (role, claims, method, path, headers); all of them end with the transaction.
 */
export async function becomeCaller(session: Session, caller: Caller, facts: RequestFacts): Promise<void> {
  await session.query(
    `select set_config('search_path', '"public", "extensions"', true), set_config('role', $1::text, true),
       set_config('request.jwt.claims', $2::text, true), set_config('request.method', $3::text, true),
       set_config('request.path', $4::text, true), set_config('request.headers', $5::text, true),
       set_config('request.cookies', '{}', true)`,
    [caller.role, JSON.stringify(caller.claims), facts.method, facts.path, JSON.stringify(facts.headers)],
  );
}

/** The fields of a PostgreSQL error, however the driver wraps it; null when it is none. */
export type DatabaseFailure = {
  code: string;
  message: string;
  detail: string | null;
  hint: string | null;
};

/** Reads a PostgreSQL error (PGlite's or pg's): a five-character SQLSTATE is what tells it apart. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  const { code, detail, hint } = error as Error & { code?: unknown; detail?: unknown; hint?: unknown };
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return null;
  return { code, message: error.message, detail: textOrNull(detail), hint: textOrNull(hint) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
