import { brand } from '../../config/brand.ts';
import { messages } from '../../i18n/messages.ts';
import type { LegalBlock } from './legal.ts';

/** Who decides what happens with personal data, by name and address, and who answers for it. */
export const controllerFacts = (): LegalBlock => ({
  kind: 'facts',
  items: [
    { label: messages.legalFrame.responsible, lines: [brand.parentCompany, ...brand.legal.address] },
    {
      label: messages.legalFrame.privacyOfficer,
      lines: [brand.legal.privacyOfficer.name],
      mail: brand.legal.privacyOfficer.email,
    },
  ],
});
