import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '~/domain/language.ts';
import { chooseVoice, spokenLocale } from '~/kiosk/reading/voices.ts';

afterEach(() => vi.unstubAllGlobals());

/** Voices by language; a star marks those that need the network. */
const cases: [language: Language, voices: string, chosen: string | null][] = [
  ['en', 'de-DE en-GB en-US', 'en-US'],
  ['en', 'en-US* en-GB', 'en-GB'],
  ['es', 'en-US es-ES es-MX', 'es-MX'],
  ['es', 'es_ES es_MX', 'es_MX'],
  ['fr', 'fr-FR fr-CA*', 'fr-FR'],
  ['hi', 'en-IN hi-IN*', 'hi-IN'],
  ['ar', 'ar', 'ar'],
  ['ar', 'ar-SA ar-AE', 'ar-AE'],
  // Arvanitika begins with the same letters.
  ['ar', 'arv en-US', null],
  ['hi', 'en-US', null],
  ['es', '', null],
];

test.each(cases)('%s of "%s" is read by %s', (language, named, chosen) => {
  const voices = named
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => ({ lang: name.replace('*', ''), localService: !name.endsWith('*') }));
  vi.stubGlobal('speechSynthesis', { getVoices: () => voices });
  expect(chooseVoice(language)?.lang ?? null).toBe(chosen);
});

test('a voice that the system chooses gets language and country', () => {
  expect((['en', 'es', 'fr', 'hi', 'ar'] as const).map(spokenLocale)).toEqual([
    'en-US',
    'es-MX',
    'fr-CA',
    'hi-IN',
    'ar-AE',
  ]);
});
