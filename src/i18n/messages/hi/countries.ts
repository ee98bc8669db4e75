import type { Messages } from '../message-types.ts';

/** Names of the countries the product speaks to. */
export const countryNames: Messages['countries']['countryNames'] = {
  US: 'अमेरिका',
  CA: 'कनाडा',
  MX: 'मेक्सिको',
  IN: 'भारत',
  AE: 'संयुक्त अरब अमीरात (यूएई)',
};
