import { applicationRules, visibleCharacter } from '../application/rules.ts';

/**
 * The numbers and patterns of a request for an accommodation: name and contact by the rules of the application form, email or phone
 * or both. The database repeats them (supabase/migrations), and a test proves that they are the same.
 */
export const requestRules = {
  fullName: applicationRules.fullName,
  email: applicationRules.email,
  phone: applicationRules.phone,
  needs: { minLength: 1, maxLength: 2_000, pattern: visibleCharacter },
} as const;
