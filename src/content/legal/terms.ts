import { terms as words } from '../en/legal/terms.ts';
import { legalDocument } from './legal.ts';

export const terms = legalDocument(words, {
  image: 'terms',
  iso: '2026-11-02',
  first: { 'contact-us': [{ kind: 'contact' }] },
});
