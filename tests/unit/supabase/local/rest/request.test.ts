import { expect, it } from 'vitest';
import type { ApiRequest } from '../../../../../supabase/local/http/api-request.ts';
import { parseRestRequest } from '../../../../../supabase/local/rest/request.ts';

/* Whatever a stranger sends is read in one pass. Addresses are refused over 4 kB; a pass that is not linear shows at 200 kB. */
const length = 200_000;
const pieces = [
  'a',
  ' ',
  '(',
  ')',
  '"',
  '\\',
  ',',
  '.',
  'a,',
  'a.',
  'a(',
  '->',
  '::',
  '!',
  'and(',
  'not.',
  '{"',
  '[',
  '%',
  '=',
  ';',
];
const parameters = ['select', 'order', 'columns', 'on_conflict', 'limit', 'offset', 'or', 'id'];
const headers = ['prefer', 'accept', 'range'];

type Place = [name: string, request: (text: string) => ApiRequest];
const places: Place[] = [
  ...parameters.flatMap((name) =>
    ['', 'eq.', 'in.('].map((before): Place => [
      `${name}=${before}`,
      (text) => asked({ [name]: before + text }),
    ]),
  ),
  ...headers.map((name): Place => [name, (text) => asked({}, { [name]: text })]),
  ['the name of a filter', (text) => asked({ [text]: 'eq.1' })],
];

function asked(query: Record<string, string>, sent: Record<string, string> = {}): ApiRequest {
  const request = { method: 'GET', path: 'applications', sentPath: '', body: Buffer.alloc(0) };
  return { ...request, query: new URLSearchParams(query), headers: sent };
}

it.each(places)('%s is read in one pass', (_place, request) => {
  for (const piece of pieces) {
    const sent = request(piece.repeat(length / piece.length));
    const { user: before } = process.cpuUsage();
    try {
      parseRestRequest(sent);
    } catch {
      // Nearly all of it is refused; how long that took is the question.
    }
    expect([piece, (process.cpuUsage().user - before) / 1000 < 400]).toEqual([piece, true]);
  }
});
