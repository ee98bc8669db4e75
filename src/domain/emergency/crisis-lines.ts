import type { EmergencyNumber } from './numbers.ts';

/**
 * The lines for people who think of harming themselves, in the countries the product speaks to. A row is held to the rules of
 * the emergency numbers, and its two sources must say too that people answer there, free of charge and day and night. The
 * Emirates have none: of their line (800 4673) one source says that it closes at night. Where there is no row the number for
 * emergencies stands in its place.
 */
export const crisisLines: readonly EmergencyNumber[] = [
  {
    country: 'CA',
    number: '988',
    sources: [
      'https://cmhasaskatoon.ca/9-8-8/',
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
    ],
    checked: '2026-11-26',
  },
  {
    country: 'IN',
    number: '14416',
    sources: [
      'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
      'https://www.thehindu.com/incoming/tele-manas-prevents-over-20-suicides-after-inter-results/article66835021.ece/amp/',
    ],
    checked: '2026-11-26',
  },
  {
    country: 'MX',
    number: '800\u00A0911\u00A02000',
    sources: [
      'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
      'https://zamudionoticias.mx/?p=17586',
    ],
    checked: '2026-11-26',
  },
  {
    country: 'US',
    number: '988',
    sources: [
      'https://health.wyo.gov/publichealth/prevention/wivpp/suicide-prevention/988-suicide-crisis-lifeline',
      'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
    ],
    checked: '2026-11-26',
  },
];
