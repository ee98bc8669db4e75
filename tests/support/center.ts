import { languages, type Language } from '../../src/domain/language.ts';

const inEach = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;

/** What a center can say of itself in the config, as long as it may be (electron/policy/config.ts). */
export const longestOfCenter = {
  name: 'Waiting room by the garden, second floor',
  center: 'Maple Grove Community Center for Older People, Garden Street',
  notice: {
    text: inEach(
      'Flu shots on Thursday from nine to twelve in room four. Please bring your card and a list of your medicines. Ask at the desk for a place. All are welcome here.',
    ),
    until: '2100-01-01',
  },
  desk: {
    where: inEach('the desk behind you, on your left, beside the large window'),
    phone: { dial: '+18005550177', display: '1-800-555-0177' },
  },
};
