import { brand } from '../../../brand/brand.ts';
import type { Words } from '../../words.ts';

export const example: Words['example']['example'] = {
  head: {
    title: `उदाहरण – ${brand.productName}`,
    description: 'एक उदाहरण पन्ना, जो दिखाता है कि वेबसाइट और कियोस्क में पन्ना जोड़ने के लिए क्या चाहिए।',
  },
  heading: 'उदाहरण',
  lead: 'एक उदाहरण पन्ना, जो दिखाता है कि वेबसाइट और कियोस्क में पन्ना जोड़ने के लिए क्या चाहिए।',
};
