import type { Messages } from '../message-types.ts';

/** Names of the countries the product speaks to. */
export const countryNames: Messages['countries']['countryNames'] = {
  US: 'الولايات المتحدة',
  CA: 'كندا',
  MX: 'المكسيك',
  IN: 'الهند',
  AE: 'الإمارات العربية المتحدة',
};
