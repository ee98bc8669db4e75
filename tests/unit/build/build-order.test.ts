import { describe, expect, it } from 'vitest';
import { findDraftLanguages } from '../../../build/draft-languages.ts';
import { languageStates, publishedLanguages } from '../../../src/i18n/languages.ts';
import type { Language } from '../../../src/domain/language.ts';
import { gapsOf, readBuildOrder, type Findings } from '../../../build/build-order.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenFor = (role: string): string => `${encode({ alg: 'HS256' })}.${encode({ role })}.c2lnbmF0dXJl`;
const anonKey = tokenFor('anon');
const url = 'https://project.supabase.co';
const hosted = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey };
const invented = [{ path: 'brand.productName', value: 'Invented' }];

/** Gaps of a build in which these are found, and nothing else is. */
const found = (findings: Partial<Findings>) =>
  gapsOf({ placeholders: [], undecided: [], staleDrawings: [], oldNumbers: [], drafts: [], ...findings });

describe('readBuildOrder', () => {
  it.each([
    ['with a backend', ['--release'], hosted, { url, anonKey }],
    ['without one, when that is said', ['--release', '--without-backend'], {}, null],
    ['for a try, without one', [], {}, null],
    ['for a try, without one in so many words', ['--without-backend'], {}, null],
    [
      'for a try, on this machine',
      [],
      { ...hosted, VITE_SUPABASE_URL: 'http://127.0.0.1:54321' },
      { url: 'http://127.0.0.1:54321', anonKey },
    ],
  ])('builds %s', (_name, args, env, backend) => {
    expect(readBuildOrder(args, env, []).backend).toEqual(backend);
  });

  it('says when nobody can apply', () => {
    expect(readBuildOrder([], {}, []).notices.join()).toContain('nobody can apply');
    expect(readBuildOrder([], hosted, []).notices).toEqual([]);
  });

  it.each([
    [['--release'], {}, [], /^Not built: a release needs a backend/],
    [[], { RELEASE: '1' }, [], /^Not built: a release needs a backend/],
    [['--release'], hosted, invented, /^Not built: 1 placeholders[^]*brand\.productName/],
    [['--without-backend'], hosted, [], /contradicts VITE_SUPABASE_URL/],
    [['--relase'], hosted, [], /takes --release, --without-backend and --with-drafts, and nothing else/],
    [['release'], hosted, [], /and nothing else/],
    [['--release'], { ...hosted, VITE_SUPABASE_URL: 'http://localhost:1' }, [], /over https:\/\/ only/],
    [[], { ...hosted, VITE_SUPABASE_URL: 'http://project.supabase.co' }, [], /would travel unprotected/],
    [
      [],
      { ...hosted, VITE_SUPABASE_URL: 'https://me:secret@project.supabase.co' },
      [],
      /a name or a password/,
    ],
  ])('refuses %j %j', (args, env, placeholders, words) => {
    expect(() => readBuildOrder(args, env, found({ placeholders }))).toThrow(words);
  });

  it('refuses a release with open decisions, names them beside the placeholders, and says so of a try', () => {
    const build = (args: string[], placeholders = invented) =>
      readBuildOrder(
        args,
        hosted,
        found({ placeholders, undecided: ['src/x.ts: pay is invented', 'src/y.json: a: b'] }),
      );
    expect(() => build(['--release'])).toThrow(
      /^Not built: 1 placeholders[^]*brand\.productName[^]*2 things[^]*src\/x\.ts: pay is invented[^]*src\/y\.json: a: b/,
    );
    expect(() => build(['--release'], [])).toThrow(/^Not built: 2 things/);
    expect(build([], []).notices).toEqual([expect.stringContaining('src/x.ts: pay is invented')]);
  });

  it('refuses a release in a language that nobody has reviewed, unless told otherwise, and says so of a try', () => {
    const reviewed = { state: 'reviewed', by: 'medical translator', on: '2026-11-20' } as const;
    const states = {
      ...languageStates,
      es: { state: 'draft' },
      fr: reviewed,
      hi: { state: 'draft' },
    } as const;
    const build = (args: string[], published: readonly Language[]) =>
      readBuildOrder(args, hosted, found({ drafts: findDraftLanguages(published, states) }));
    expect(() => build(['--release'], ['en', 'es', 'fr', 'hi'])).toThrow(
      /^Not built: Nobody has reviewed the words of: es, hi\..*es\/state\.ts.*--with-drafts/,
    );
    const words = [expect.stringContaining('the words of: es.')];
    expect(build(['--release', '--with-drafts'], ['en', 'es']).notices).toEqual(words);
    expect(build([], ['en', 'es']).notices).toEqual(words);
    expect(build(['--release'], ['en', 'fr']).notices).toEqual([]);
  });

  it('names the drafts of today in a release that goes out with them', () => {
    const drafts = findDraftLanguages(publishedLanguages, languageStates);
    const build = (args: string[]) => readBuildOrder(args, hosted, found({ drafts }));
    const named = drafts.length === 0 ? [] : [expect.stringContaining(`the words of: ${drafts.join(', ')}.`)];
    expect(build(['--release', '--with-drafts']).notices).toEqual(named);
    if (drafts.length > 0) expect(() => build(['--release'])).toThrow('Nobody has reviewed the words of');
  });

  it('refuses a release with the drawings of another brand, and says so of a try', () => {
    const build = (args: string[]) =>
      readBuildOrder(args, hosted, found({ staleDrawings: ['public/favicon.svg'] }));
    expect(() => build(['--release'])).toThrow(/^Not built: .*npm run brand.*public\/favicon\.svg/);
    expect(build([]).notices).toEqual([expect.stringContaining('npm run brand')]);
  });

  it('refuses a release with an emergency number whose check is too old, and says so of a try', () => {
    const build = (args: string[]) =>
      readBuildOrder(args, hosted, found({ oldNumbers: ['GB: 999, checked 2026-01-02'] }));
    expect(() => build(['--release'])).toThrow(
      /^Not built: 1 emergency numbers[^]*GB: 999, checked 2026-01-02/,
    );
    expect(build([]).notices).toEqual([expect.stringContaining('GB: 999, checked 2026-01-02')]);
  });

  it('names all gaps of a release at once', () => {
    const gaps = found({ placeholders: invented, staleDrawings: ['public/favicon.svg'], oldNumbers: ['GB'] });
    expect(() => readBuildOrder(['--release'], hosted, gaps)).toThrow(
      /^Not built: 1 placeholders[^]*favicon\.svg[^]*1 emergency numbers/,
    );
  });

  it.each([
    ['service_role', tokenFor('service_role')],
    ['sb_secret', `sb_secret_${'a1B2'.repeat(8)}`],
    ['placeholder', '<public key>'],
    ['word', 'abcdefgh'],
  ])('refuses a key that is not public (%s), release or not, and does not print it', (_name, key) => {
    for (const args of [[], ['--release']]) {
      const build = () => readBuildOrder(args, { ...hosted, VITE_SUPABASE_ANON_KEY: key }, []);
      expect(build).toThrow(/^VITE_SUPABASE_ANON_KEY (?:still )?holds /);
      expect(build).not.toThrow(new RegExp(key));
    }
  });
});
