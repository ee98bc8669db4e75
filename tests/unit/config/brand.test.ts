import { globSync, readFileSync } from 'node:fs';
import { PhoneNumberUtil } from 'google-libphonenumber';
import { expect, test } from 'vitest';
import { brand } from '../../../src/config/brand.ts';
import { shippedBrand } from '../../../src/config/shipped-brand.ts';
import { canRing, isFictitious } from '../../../src/domain/contact.ts';

/** The brand, the one that the repository comes with, its drawn name, and the column that the first migration names. */
const mayNameIt: ReadonlySet<string> = new Set([
  'build/why-join-migration.ts',
  'src/config/brand.ts',
  'src/config/drawings/wordmark.ts',
  'src/config/shipped-brand.ts',
]);

test('only the brand file and the drawing of the name hold the brand’s name: a rebrand changes nothing else', () => {
  // The name that the repository comes with too, of which a rebrand leaves nothing behind.
  const names = [shippedBrand.productName, brand.shortName, brand.productName, brand.parentCompany];
  const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'iu');
  const files = globSync(
    '{src,electron,build,public,supabase/{cli,local,functions}}/**/*.{ts,tsx,css,html,json,svg,txt,webmanifest,service,sh,yml,po,pot}',
    { exclude: ['src/i18n/generated/**'] },
  );
  expect(files.length).toBeGreaterThan(300);
  const naming = files.filter((file) => name.test(readFileSync(file, 'utf8')));
  expect(naming.filter((file) => !mayNameIt.has(file))).toEqual([]);
  expect(naming).toContain('src/config/shipped-brand.ts');
});

test('no shipped number is anybody’s: kept for fiction, or none that its country has', () => {
  const numbering = PhoneNumberUtil.getInstance();
  const { phones, voiceLines, personPhone, chatUrl } = shippedBrand;
  const chat = chatUrl.replace('https://wa.me/', '+');
  const numbers = [...Object.values(phones), ...Object.values(voiceLines), personPhone];
  for (const { dial, display } of [...numbers, { dial: chat, display: chat }]) {
    const isNone = !canRing(dial) && !numbering.isValidNumber(numbering.parse(dial));
    expect(isFictitious(dial) || isNone, dial).toBe(true);
    // What is read is what is dialled, and no row of zeros.
    expect(`+${display.replaceAll(/\D/g, '')}`).toBe(dial);
    expect(dial).not.toMatch(/0{4}/);
  }
});
