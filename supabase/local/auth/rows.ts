import type { Session } from '../database/engine.ts';

/** Columns with their values, as JSON has them. Their names are the code's own, never a client's. */
type Columns = Record<string, unknown>;

/** Adds a row to a table of the schema `auth`; what is not named takes its default. */
export async function insertRow(session: Session, table: string, row: Columns, rest = ''): Promise<void> {
  const names = Object.keys(row).join(', ');
  await session.query(
    `insert into auth.${table} (${names})
     select ${names} from json_populate_record(null::auth.${table}, $1::text::json) ${rest}`,
    [toJson(row)],
  );
}

/** Changes columns of the row with an id. */
export async function updateRow(session: Session, table: string, id: string, change: Columns): Promise<void> {
  const names = Object.keys(change).join(', ');
  await session.query(
    `update auth.${table} set (${names}) =
       (select ${names} from json_populate_record(null::auth.${table}, $2::text::json))
     where id = $1::text::uuid`,
    [id, toJson(change)],
  );
}

/** JSON that PostgreSQL reads: of half a surrogate pair, which it refuses, the replacement character is left. */
function toJson(columns: Columns): string {
  return JSON.stringify(columns, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
}

/** A moment as SQL takes it. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
