import * as z from 'zod/mini';
import { applicationStates } from '../../domain/contract/staff.ts';

/* Parts of the answers of the database (supabase/migrations; docs/decisions/staff-database.md). */

/** Eight hexadecimal digits, capital letters (domain/application/reference.ts). */
export const reference = z.string().check(z.regex(/^[0-9A-F]{8}$/));
export const state = z.enum(applicationStates);
export const count = z.int().check(z.nonnegative());

/** A day, `2026-11-30`. */
export const day = z.iso.date();
