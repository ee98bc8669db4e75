import type { LanguageState } from '../src/i18n/messages/language-state.ts';
import type { Language } from '../src/domain/language.ts';

/**
 * Languages that go out although nobody has reviewed their words.
 * @param published as in src/i18n/languages.ts.
 */
export function findDraftLanguages(
  published: readonly Language[],
  states: Readonly<Record<Language, LanguageState>>,
): readonly Language[] {
  return published.filter((language) => states[language].state === 'draft');
}

/** What to do about them. */
export function describeDrafts(drafts: readonly Language[]): string {
  const files = drafts.map((language) => `src/i18n/messages/${language}/state.ts`).join(', ');
  return `Nobody has reviewed the words of: ${drafts.join(', ')}. Have them read, and say by whom in ${files}.`;
}
