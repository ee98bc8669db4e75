import { accessibility as words } from '../en/legal/accessibility.ts';
import { legalDocument } from './legal.ts';

/** The accessibility statement. */
export const accessibility = legalDocument(words, {
  image: 'accessibility',
  iso: '2026-11-22',
  first: { 'contact-us': [{ kind: 'contact' }] },
});
