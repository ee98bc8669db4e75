import { expect, test } from 'vitest';
import { lineIn } from '../../../../src/domain/contract/kiosk-settings.ts';

/* A center's line where the visitor reads another language. */

test.each([
  [['ar', 'es', 'en'], { en: 'Closed', es: 'Cerrado' }, { language: 'es', text: 'Cerrado' }],
  [['ar', 'es', 'en'], { ar: 'مغلق', es: 'Cerrado' }, { language: 'ar', text: 'مغلق' }],
  [['ar'], { fr: 'Fermé' }, { language: 'fr', text: 'Fermé' }],
  [['ar'], {}, null],
] as const)('for %j of %j', (wanted, texts, expected) => {
  expect(lineIn(texts, wanted)).toEqual(expected);
});
