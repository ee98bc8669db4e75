import { brand } from '../../brand/brand.ts';
import type { LegalBlock } from './legal.ts';

/** Who decides what happens with personal data, by name and address, and who answers for it. */
export const controllerFacts: LegalBlock = {
  kind: 'facts',
  items: [
    { label: 'Who is responsible for your data', lines: [brand.parentCompany, ...brand.legal.address] },
    {
      label: 'Privacy officer',
      lines: [brand.legal.privacyOfficer.name],
      mail: brand.legal.privacyOfficer.email,
    },
  ],
};
