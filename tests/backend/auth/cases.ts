import { readFileSync } from 'node:fs';

/** What a recorded request was: path and headers hold names in angle brackets for what differs each time. */
export type RecordedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
};

/** What the real server answered. */
export type RecordedAnswer = {
  status: number;
  /** Of a refusal; `message` ends in '…' where only its beginning counts. */
  refusal: { code: string; message: string; lacks: readonly string[]; hasBothForms: boolean } | null;
  headers: Record<string, string>;
  /** A JSON body; `kind` says that it is a whole user or session, with these keys beside or in place of the usual. */
  body: { kind: 'User' | 'Session' | 'as written'; json: unknown } | null;
  claims: { aal: string; amr: readonly string[] } | null;
};

/** One exchange with Supabase Auth 2.196.0. */
export type RecordedCase = { name: string; request: RecordedRequest; answer: RecordedAnswer };

/** The exchanges in cases.txt: blocks of a name, lines that were sent (>) and lines that came back (<). */
export function readCases(): RecordedCase[] {
  const text = readFileSync(new URL('cases.txt', import.meta.url), 'utf8');
  return text.trim().split('\n\n').map(readCase);
}

function readCase(block: string): RecordedCase {
  const [name = '', ...lines] = block.split('\n');
  const those = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  return { name, request: readRequest(those('>')), answer: readAnswer(those('<')) };
}

const headerLine = /^([A-Za-z][\w-]*): (.*)$/;

function readHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = headerLine.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
}

function readRequest([first = '', ...rest]: readonly string[]): RecordedRequest {
  const [, method = '', path = ''] = /^([A-Z]+) (.*)$/.exec(first) ?? [];
  const body = rest.find((line) => !headerLine.test(line));
  return { method, path, headers: readHeaders(rest), body: body === undefined ? null : rawBody(body) };
}

/** A body that was no JSON value stands as a JSON text. */
function rawBody(line: string): string {
  return line.startsWith('"') ? (JSON.parse(line) as string) : line;
}

function readAnswer([first = '', ...rest]: readonly string[]): RecordedAnswer {
  const [, status, code, message = ''] = /^(\d{3})(?: (\w+) (.*))?$/s.exec(first) ?? [];
  const lacks =
    rest
      .find((line) => line.startsWith('lacks '))
      ?.split(' ')
      .slice(1) ?? [];
  const [, aal, ...amr] = rest.find((line) => line.startsWith('claims '))?.split(' ') ?? [];
  const body = rest.find((line) => /^(?:User|Session|[{["])/.test(line));
  return {
    status: Number(status),
    refusal: code === undefined ? null : { code, message, lacks, hasBothForms: rest.includes('both forms') },
    headers: readHeaders(rest),
    body: body === undefined ? null : readBody(body),
    claims: aal === undefined ? null : { aal, amr },
  };
}

function readBody(line: string): NonNullable<RecordedAnswer['body']> {
  const [, word, json] = /^(User|Session)?(?: |(?=[{["])|$)(.*)$/s.exec(line) ?? [];
  const kind = word === 'User' || word === 'Session' ? word : 'as written';
  return { kind, json: json === undefined || json === '' ? {} : (JSON.parse(json) as unknown) };
}
