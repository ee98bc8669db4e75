import { brand } from '../../src/config/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import type { KioskConfig } from './config.ts';

/** The languages of a kiosk: its own first, in which the invitation stands and every visit ends. */
export type KioskLanguages = readonly [main: Language, ...others: Language[]];

/**
 * The languages that a kiosk asks for: those of its config, as far as the product goes out in them, or else all of those.
 * @param published as in brand.languages, English among them.
 */
export function languagesOf(
  { languages }: Pick<KioskConfig, 'languages'>,
  published: readonly Language[] = brand.languages,
): KioskLanguages {
  const everyOne: readonly Language[] = ['en', ...published.filter((language) => language !== 'en')];
  const [main, ...others] = languages?.filter((language) => published.includes(language)) ?? everyOne;
  return main === undefined ? languagesOf({ languages: null }, published) : [main, ...others];
}
