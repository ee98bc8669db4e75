import type { Messages } from '../message-types.ts';

/** Names of the countries the product speaks to. */
export const countryNames: Messages['countries']['countryNames'] = {
  US: 'États-Unis',
  CA: 'Canada',
  MX: 'Mexique',
  IN: 'Inde',
  AE: 'Émirats arabes unis',
};
