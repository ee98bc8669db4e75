import type { Messages } from '../message-types.ts';

/** Names of the countries the product speaks to. */
export const countryNames: Messages['countries']['countryNames'] = {
  US: 'Estados Unidos',
  CA: 'Canadá',
  MX: 'México',
  IN: 'India',
  AE: 'Emiratos Árabes Unidos',
};
