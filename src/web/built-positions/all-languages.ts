import type { Position } from '~/domain/jobs/position.ts';
import type { Language } from '~/domain/language.ts';
import { positions as ar } from './ar.ts';
import { positions as en } from './en.ts';
import { positions as es } from './es.ts';
import { positions as fr } from './fr.ts';
import { positions as hi } from './hi.ts';

/** The positions that the site is built with, in every language, for the prerender: no page imports it. */
export const builtPositions: Readonly<Record<Language, readonly Position[]>> = { en, es, fr, hi, ar };
