import type { LanguageState } from '../language-state.ts';

export const state: LanguageState = { state: 'draft' };
