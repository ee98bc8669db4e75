import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { tokenOf, userIdOf } from './support/fixture.ts';
import { useBackend } from './support/use-backend.ts';

/* Answers that PostgREST 16.2 and Storage of 2026-08-21 gave on this schema to what the product sends, in the order in which they
   were recorded: the embedded backend gives the same. On PGlite alone. */

/** A recorded exchange. Names in double braces: `fill`; in angle brackets: `mask`. */
type Exchange = {
  case: string;
  why: string;
  role: string;
  send: string;
  headers?: Record<string, string>;
  /** The body: JSON, text, or a file of so many bytes. */
  body?: unknown;
  text?: string;
  file?: { begins?: string; bytes: number };
  status?: number;
  answer?: unknown;
  answerText?: string;
  answerHeaders?: Record<string, string>;
  /** Values of the answer to keep, by their path. */
  keep?: Record<string, (string | number)[]>;
  /** Why it answers otherwise; not compared. */
  differs?: string;
};

const sentence = 'I care about clear words and calm rooms. ';
const texts = { '<letter>': sentence.repeat(3).slice(0, 120), '<reason>': sentence.repeat(2).slice(0, 80) };

const exchanges = readFileSync(new URL('fixtures/rest-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .replaceAll(/<letter>|<reason>/g, (name) => texts[name as keyof typeof texts])
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange);

const roleOf: Record<string, Role> = {
  anon: 'anon',
  applicant: 'anon',
  stranger: 'authenticated',
  aal1: 'member at aal1',
  reader: 'reader',
  staff: 'staff',
  admin: 'admin',
  auditor: 'auditor',
  service: 'service_role',
};

describe('recorded answers of REST and Storage, one after the other', () => {
  const testBackend = useBackend();
  const named = new Map<string, string>();
  const tokens = new Map<string, string>();

  const fill = (text: string): string =>
    text
      .replaceAll('{{site}}', testBackend.url)
      .replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => {
        const [of = '', part] = name.split('.');
        const value = part === 'reference' ? named.get(of)?.slice(0, 8).toUpperCase() : named.get(name);
        return value ?? placeholder;
      });

  /** Writes what differs each time as in the recording. */
  const mask = (text: string): string => {
    let masked = text.replaceAll(testBackend.url, '{{site}}');
    for (const [name, value] of named) {
      masked = masked.replaceAll(value, `{{${name}}}`);
      if (!name.includes('.'))
        masked = masked.replaceAll(value.slice(0, 8).toUpperCase(), `{{${name}.reference}}`);
    }
    return masked
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
      .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)/g, '<time>')
      .replaceAll(new Date().toISOString().slice(0, 10), '<today>')
      .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g, '<token>')
      .replaceAll(/("eTag": ?)"\\"[0-9a-f]+\\""/g, '$1"<etag>"')
      .replaceAll(/("inserted_xid": ?)"?\d+"?/g, '$1"<xid>"')
      .replaceAll(/("reference": ?)"[0-9A-F]{4}-?[0-9A-F]{4}"/g, '$1"<reference>"');
  };

  beforeAll(async () => {
    await testBackend.owner('delete from public.positions');
    await testBackend.owner(`insert into public.positions (is_built_in, job_id, category, employment_type, titles, published_on)
      values (true, 'nurse-writer', 'Other', 'Full-time', '{"en": "Nurse writer"}', '2026-01-01'),
             (true, 'graphic-designer', 'Marketing', 'Full-time', '{"en": "Graphic designer"}', '2026-01-01')`);
    for (const [name, role] of Object.entries(roleOf)) {
      tokens.set(name, await tokenOf(testBackend, role));
      const user = name === 'aal1' ? 'halfway' : name;
      if (role !== 'anon' && role !== 'service_role') named.set(`user.${user}`, userIdOf(role));
      await testBackend.owner(
        'update public.staff_members set name = initcap($1::text) where user_id = $2::text::uuid',
        [user, userIdOf(role)],
      );
    }
  });

  async function send({ send: line, role, headers, body, text, file }: Exchange) {
    const [method = '', path = ''] = fill(line).split(' ');
    const content =
      file === undefined
        ? (text ?? (body === undefined ? null : JSON.stringify(body)))
        : (file.begins ?? '').padEnd(file.bytes, ' ');
    const response = await fetch(testBackend.url + path, {
      method,
      headers: {
        apikey: role === 'service' ? testBackend.keys.serviceRoleKey : testBackend.keys.anonKey,
        authorization: `Bearer ${tokens.get(role)}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: content === null ? null : Buffer.from(fill(content)),
      redirect: 'manual',
    });
    return { response, answer: await response.text() };
  }

  it.each(exchanges)('$case $why', async (exchange) => {
    let { response, answer } = await send(exchange);
    // Recorded before the first call left a trace alone.
    if (answer === '{"retry_call": true}') ({ response, answer } = await send(exchange));
    for (const [name, keys] of Object.entries(exchange.keep ?? {})) {
      const value = keys.reduce<unknown>((found, key) => (found as never)?.[key], JSON.parse(answer));
      named.set(name, String(value));
    }
    if (exchange.differs !== undefined) return;
    const text = mask(answer);
    const json: unknown = /^([{["\d]|null$|true$)/.test(text) ? JSON.parse(text) : text;
    const recorded = 'answer' in exchange ? exchange.answer : (exchange.answerText ?? '');
    expect([response.status, json]).toEqual([exchange.status, recorded]);
    for (const [name, value] of Object.entries(exchange.answerHeaders ?? {}))
      expect([name, mask(response.headers.get(name) ?? '')]).toEqual([name, value]);
  });
});
