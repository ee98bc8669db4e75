import { messages } from '../../i18n/messages.ts';
import { legalDocument } from './legal.ts';

export const terms = () =>
  legalDocument(messages.terms, {
    image: 'terms',
    iso: '2026-11-02',
    first: { 'contact-us': [{ kind: 'contact' }] },
  });
