import { describe, expect, it } from 'vitest';
import {
  addressIn,
  directionOf,
  folderOf,
  languages,
  readAddress,
  type Language,
} from '~/domain/language.ts';

describe('addresses', () => {
  it.each<[Language, string, string]>([
    ['en', '/', '/'],
    ['en', '/careers', '/careers'],
    ['es', '/', '/es/'],
    ['es', '/careers', '/es/careers'],
    ['ar', '/careers/job/open-application', '/ar/careers/job/open-application'],
  ])('in %s the page %s is at %s', (language, path, address) => {
    expect(addressIn(language, path)).toBe(address);
    expect(readAddress(address)).toEqual({ language, path });
  });

  it.each<[string, Language, string]>([
    ['/es', 'es', '/'],
    ['/fr/no/such', 'fr', '/no/such'],
    ['/en/careers', 'en', '/en/careers'],
    ['/esx', 'en', '/esx'],
    ['/de/', 'en', '/de/'],
    ['/press/es/', 'en', '/press/es/'],
  ])('%s is in %s: %s', (address, language, path) => {
    expect(readAddress(address)).toEqual({ language, path });
  });
});

it('Arabic alone is read from the right, and each language has its folder', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
  expect(languages.map(folderOf)).toEqual(['/', '/es/', '/fr/', '/hi/', '/ar/']);
});
