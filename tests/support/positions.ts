import type { PositionContent, StoredPosition } from '../../src/domain/jobs/stored-position.ts';
import type { Language } from '../../src/domain/language.ts';

/** Texts of a position that name their language, so that a test sees which one is shown. */
function textsIn(language: Language) {
  return {
    title: `Nurse Advisor (${language})`,
    description: `You answer what families ask (${language}).`,
    page: {
      overview: `What you do (${language}).\nAnd with whom (${language}).`,
      responsibilities: [`Listen (${language})`, `Explain (${language})`],
      qualifications: [`A license (${language})`],
      benefits: [`Work from home (${language})`, `Time off (${language})`],
    },
  };
}

/** What staff write of a position that nothing is missing of, in these languages. */
export function somePosition(languages: readonly Language[] = ['en', 'fr']): PositionContent {
  const all = languages.map((language) => [language, textsIn(language)] as const);
  const by = <Value>(pick: (texts: ReturnType<typeof textsIn>) => Value) =>
    Object.fromEntries(all.map(([language, texts]) => [language, pick(texts)]));
  return {
    category: 'Growth',
    employment_type: 'Part-time',
    titles: by(({ title }) => title),
    descriptions: by(({ description }) => description),
    texts: by(({ page }) => page),
    offer: {
      unit: 'YEAR',
      vacancy: 'open-now',
      pay: { US: { minimum: 60_000, maximum: 80_000 }, CA: { minimum: 61_000, maximum: 82_000 } },
    },
    closes_on: '2098-03-31',
    time_zone: 'Pacific/Honolulu',
  };
}

/** Its row, published. */
export function aStoredPosition(
  changes: Partial<StoredPosition> = {},
  languages: readonly Language[] = ['en', 'fr'],
): StoredPosition {
  return {
    ...somePosition(languages),
    job_id: 'nurse-advisor',
    is_built_in: false,
    languages: [...languages],
    published_on: '2026-11-20',
    is_open: true,
    updated_at: '2026-11-20T10:00:00.000001+00:00',
    ...changes,
  };
}
