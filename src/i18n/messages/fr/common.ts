import type { Language } from '../../../domain/language.ts';

/* What every page says: the frame around it, and how the language writes numbers and days. */

export const language: Language = 'fr';

export * from './emergency.ts';
export * from './format.ts';
export * from './legal/legal-frame.ts';
export * from './navigation.ts';
export * from './notices.ts';
export * from './shell.ts';
