import type { Row } from '../database/engine.ts';
import type { ApiResponse } from '../http/message.ts';
import { mediaTypes, outOfRange, type RestRequest } from './parse.ts';

/** The answer to a request on a table that was carried out, from the row of its statement. */
export function success(parsed: RestRequest, row: Row): ApiResponse {
  const [count, total] = [Number(row['page_total']), row['total'] === null ? null : Number(row['total'])];
  const headers: Record<string, string> = {};
  if (parsed.applied.length > 0) headers['preference-applied'] = parsed.applied.join(', ');
  if (total !== null && parsed.offset > total) {
    const details = `An offset of ${parsed.offset} was requested, but there are only ${total} rows.`;
    throw outOfRange(details, { ...headers, 'content-range': `*/${total}` });
  }
  headers['content-range'] = contentRange(parsed, count, total);
  const isRead = parsed.verb === 'select';
  // A row that was there and was merged is none that was created.
  const created = row['inserted'] === '0' ? 200 : 201;
  if (!isRead && !parsed.returnsRows) {
    return { status: parsed.verb === 'insert' ? created : 204, headers, body: '' };
  }
  const isPartial = isRead && total !== null && total > count;
  headers['content-type'] = mediaTypes[parsed.form];
  const body = String(row['body']);
  return {
    status: parsed.verb === 'insert' ? created : isPartial ? 206 : 200,
    headers,
    body: parsed.form === 'single' ? body.slice(1, -1) : body,
  };
}

function contentRange(parsed: RestRequest, count: number, total: number | null): string {
  if (parsed.verb === 'insert' || parsed.verb === 'delete')
    return parsed.countsExactly ? `*/${count}` : '*/*';
  const range = count === 0 ? '*' : `${parsed.offset}-${parsed.offset + count - 1}`;
  return `${range}/${total ?? '*'}`;
}
