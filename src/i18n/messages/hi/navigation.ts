import type { Messages } from '../message-types.ts';

/** The menu of the landing page, by section. */
export const menuMessages: Messages['navigation']['menuMessages'] = {
  features: 'सुविधाएँ',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
};

/** The lists of links at the foot of every page. */
export const footerMessages: Messages['navigation']['footerMessages'] = {
  company: {
    title: 'कंपनी',
    links: {
      press: 'प्रेस',
      careers: 'नौकरियाँ',
      pitch: 'परिचय की स्लाइडें',
      safety: 'यह कितना सुरक्षित है?',
    },
  },
  legal: {
    title: 'क़ानूनी बातें',
    links: {
      privacy: 'निजता नीति',
      terms: 'सेवा की शर्तें',
      healthData: 'आपकी सेहत का डेटा',
      accessibility: 'सबके लिए आसान (सुलभता)',
    },
    note: 'पेटेंट का आवेदन किया गया है',
  },
};
