import { messages } from '../../i18n/messages.ts';
import { legalDocument } from './legal.ts';

/** The accessibility statement. */
export const accessibility = () =>
  legalDocument(messages.accessibility, {
    image: 'accessibility',
    iso: '2026-11-22',
    first: { 'contact-us': [{ kind: 'contact' }] },
  });
