import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { messages } from '../../i18n/messages.ts';
import { legalDocument, type LegalBlock } from './legal.ts';

export const privacy = () =>
  legalDocument(messages.privacy, {
    image: 'privacy',
    iso: '2026-11-29',
    first: { 'contact-us': [{ kind: 'contact' }, controllerFacts()] },
    links: { 'information-we-collect': paths.healthData },
  });

/** Who decides what happens with personal data, by name and address, and who answers for it. */
const controllerFacts = (): LegalBlock => ({
  kind: 'facts',
  items: [
    {
      label: messages.legalFrame.responsible,
      lines: [brand.parentCompany, ...brand.legal.address, brand.legal.country[messages.language]],
    },
    {
      label: messages.legalFrame.privacyOfficer,
      lines: [brand.legal.privacyOfficer.name],
      mail: brand.legal.privacyOfficer.email,
    },
  ],
});

/** The accessibility statement. */
export const accessibility = () =>
  legalDocument(messages.accessibility, {
    image: 'accessibility',
    iso: '2026-11-29',
    first: { 'contact-us': [{ kind: 'contact' }], 'help-to-apply': [{ kind: 'ask-for-help' }] },
    links: { 'how-we-check': brand.accessibility.reportUrl },
  });

/** The separate policy for consumer health data. */
export const healthData = () =>
  legalDocument(messages.healthData, {
    image: 'consumer-health-data',
    iso: '2026-11-29',
    first: { 'contact-us': [{ kind: 'contact' }, controllerFacts()] },
    links: { 'contact-us': paths.privacy },
  });

export const terms = () =>
  legalDocument(messages.terms, {
    image: 'terms',
    iso: '2026-11-29',
    first: { 'contact-us': [{ kind: 'contact' }] },
  });
