import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../supabase/cli/access/attempt.ts';
import { openTestBackend, type TestBackend, tokenOf, userIdOf } from './support/fixture.ts';

/* Answers that PostgREST 16.2 and Storage of 2026-08-21 gave on this schema, in the order in which they were recorded:
   the embedded backend gives the same, or refuses by name what it cannot do. On PGlite alone. */

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
  /** This backend cannot do it, and says so. */
  refused?: boolean;
  /** Why it answers otherwise; not compared. */
  differs?: string;
};

const sentence = 'I care about clear words and calm rooms. ';
const texts = { '<letter>': sentence.repeat(3).slice(0, 120), '<reason>': sentence.repeat(2).slice(0, 80) };

const all = readFileSync(new URL('fixtures/rest-cases.jsonl', import.meta.url), 'utf8')
  .trim()
  .replaceAll(/<letter>|<reason>/g, (name) => texts[name as keyof typeof texts])
  .split('\n')
  .map((line) => JSON.parse(line) as Exchange);
const cases = all.filter(({ differs }) => differs === undefined);

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

describe('recorded answers of REST and Storage', () => {
  let testBackend: TestBackend;
  const kept = new Map<string, string>();
  const told = new Map<string, { status: number; headers: Headers; text: string }>();

  const fill = (text: string): string =>
    text.replaceAll(/\{\{([\w.]+)\}\}/g, (whole, name: string) => {
      const [of = '', part] = name.split('.');
      const value = part === 'reference' ? kept.get(of)?.slice(0, 8).toUpperCase() : kept.get(name);
      return value ?? whole;
    });

  /** Writes what differs each time as in the recording. */
  const mask = (text: string): string => {
    let masked = text.replaceAll(testBackend.url, '{{site}}');
    for (const [name, value] of kept) {
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
    testBackend = await openTestBackend('PGlite');
    await testBackend.owner('delete from public.positions');
    await testBackend.owner(`insert into public.positions (is_built_in, job_id, category, employment_type, titles, published_on)
      values (true, 'nurse-writer', 'Other', 'Full-time', '{"en": "Nurse writer"}', '2026-01-01'),
             (true, 'graphic-designer', 'Marketing', 'Full-time', '{"en": "Graphic designer"}', '2026-01-01')`);
    const tokens = new Map<string, string>();
    for (const [name, role] of Object.entries(roleOf)) {
      tokens.set(name, await tokenOf(testBackend, role));
      const user = name === 'aal1' ? 'halfway' : name;
      if (role !== 'anon' && role !== 'service_role') kept.set(`user.${user}`, userIdOf(role));
      await testBackend.owner(
        'update public.staff_members set name = $1::text where user_id = $2::text::uuid',
        [`${user.charAt(0).toUpperCase()}${user.slice(1)}`, userIdOf(role)],
      );
    }
    for (const exchange of all) {
      const [method = '', path = ''] = fill(exchange.send).replaceAll('{{site}}', testBackend.url).split(' ');
      const headers: Record<string, string> = {
        apikey: exchange.role === 'service' ? testBackend.keys.serviceRoleKey : testBackend.keys.anonKey,
        authorization: `Bearer ${tokens.get(exchange.role)}`,
        ...(exchange.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...exchange.headers,
      };
      const { file, text, body } = exchange;
      const content =
        file === undefined
          ? (text ?? (body === undefined ? null : JSON.stringify(body)))
          : (file.begins ?? '').padEnd(file.bytes, ' ');
      const sent =
        content === null ? null : Buffer.from(fill(content).replaceAll('{{site}}', testBackend.url));
      const ask = () => fetch(testBackend.url + path, { method, headers, body: sent, redirect: 'manual' });
      let response = await ask();
      let answer = await response.text();
      if (answer === '{"ask_again": true}') {
        // Recorded before the first call left a trace alone.
        response = await ask();
        answer = await response.text();
      }
      for (const [name, keys] of Object.entries(exchange.keep ?? {})) {
        const value = keys.reduce<unknown>((found, key) => (found as never)?.[key], JSON.parse(answer));
        kept.set(name, String(value));
      }
      told.set(exchange.case, { status: response.status, headers: response.headers, text: mask(answer) });
    }
  });
  afterAll(() => testBackend.close());

  it.each(cases.map((one) => [`${one.case} ${one.why}`, one] as const))('%s', (_name, exchange) => {
    const answer = told.get(exchange.case);
    const text = answer?.text ?? '';
    const json: unknown = /^([{["\d]|null$|true$)/.test(text) ? JSON.parse(text) : text;
    if (exchange.refused === true) {
      if (exchange.send.startsWith('HEAD')) return expect([answer?.status, text]).toEqual([400, '']);
      return expect((json as { message: string }).message).toMatch(
        /^The embedded backend does not support ./,
      );
    }
    const recorded = 'answer' in exchange ? exchange.answer : (exchange.answerText ?? '');
    expect([answer?.status, json]).toEqual([exchange.status, recorded]);
    for (const [name, value] of Object.entries(exchange.answerHeaders ?? {})) {
      expect([name, mask(answer?.headers.get(name) ?? '')]).toEqual([name, value]);
    }
  });

  it('are the same, refused by name, or other on purpose', () => {
    const refused = all.filter((exchange) => exchange.refused);
    const differing = all.filter((exchange) => exchange.differs !== undefined);
    expect([all.length, refused.length, differing.length]).toEqual([303, 22, 25]);
  });
});
