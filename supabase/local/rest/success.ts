import type { Row } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import type { RestRequest } from './parse.ts';
import { RestRefusal } from './refusal.ts';

/** The answer to a request on a table that was carried out, from the row of its statement. */
export function success(parsed: RestRequest, row: Row): ApiResponse {
  const [count, total] = [Number(row['page_total']), row['total'] === null ? null : Number(row['total'])];
  if (total !== null && parsed.offset > total) throw outOfRange(parsed.offset, total);
  const isRead = parsed.verb === 'select';
  const headers: Record<string, string> = { 'content-range': contentRange(parsed, count, total) };
  if (parsed.applied.length > 0) headers['preference-applied'] = parsed.applied.join(', ');
  if (!isRead && !parsed.returnsRows) {
    return { status: parsed.verb === 'insert' ? 201 : 204, headers, body: '' };
  }
  const isPartial = isRead && total !== null && total > count;
  const mediaType = parsed.isSingle ? 'application/vnd.pgrst.object+json' : 'application/json';
  headers['content-type'] = `${mediaType}; charset=utf-8`;
  const body = String(row['body']);
  return {
    status: parsed.verb === 'insert' ? 201 : isPartial ? 206 : 200,
    headers,
    body: parsed.isSingle ? body.slice(1, -1) : body,
  };
}

function contentRange(parsed: RestRequest, count: number, total: number | null): string {
  if (parsed.verb === 'insert' || parsed.verb === 'delete')
    return parsed.countsExactly ? `*/${count}` : '*/*';
  const range = count === 0 ? '*' : `${parsed.offset}-${parsed.offset + count - 1}`;
  return `${range}/${total ?? '*'}`;
}

function outOfRange(offset: number, total: number): RestRefusal {
  return new RestRefusal(416, 'PGRST103', 'Requested range not satisfiable', {
    details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
  });
}
