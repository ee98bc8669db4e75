import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const jobPage: Messages['job']['jobPage'] = {
  /** The page title: the product name followed by the job title (specification, section 2). */
  title: (jobTitle) => `${brand.productName} – ${jobTitle}`,
  backToCareers: 'नौकरियों पर वापस',
  overview: 'काम के बारे में',
  responsibilities: 'मुख्य ज़िम्मेदारियाँ',
  qualifications: 'योग्यता',
  benefits: 'आपको क्या मिलेगा',
  facts: {
    heading: 'एक नज़र में',
    place: 'जगह',
    posted: 'कब डाली गई',
    pay: 'टैक्स से पहले वेतन',
    closes: 'आवेदन की आख़िरी तारीख़',
    employer: 'नौकरी देने वाली कंपनी',
    employerText: (name, company) => `${name}, ${company} का ब्रांड`,
    placeText: 'अमेरिका, कनाडा, मेक्सिको या भारत में घर से काम',
  },
  hiring: {
    heading: 'हम भर्ती कैसे करते हैं',
    vacancy: {
      'open-now': 'इस पद पर अभी भर्ती हो रही है।',
      later: 'इस पद पर अभी भर्ती शुरू नहीं हुई है। तब तक हम आवेदन सँभालकर रखते हैं।',
    },
    ai: 'हम लोगों को छाँटने, नंबर देने या चुनने के लिए एआई का इस्तेमाल नहीं करते। हर आवेदन हमारी भर्ती टीम पढ़ती है।',
    outcome: 'अगर हम आपका इंटरव्यू लेते हैं, तो 45 दिन के अंदर आपको नतीजा बताते हैं।',
    accommodation:
      'क्या विकलांगता या किसी और वजह से आप चाहते हैं कि हम कुछ अलग तरीक़े से करें? भर्ती के दौरान कभी भी बताएँ। इससे आपके आवेदन पर कोई बुरा असर नहीं पड़ता।',
    contactLabel: 'इसके लिए यहाँ संपर्क करें:',
  },
  /** Leads to the form at the end of the page. */
  applyLink: 'इस नौकरी के लिए आवेदन करें',
  /** Names, in structured data, whom applicants ask to have something done in another way. */
  helpContact: 'आवेदन में मदद',
  notFound: {
    title: 'नौकरी नहीं मिली',
    description: 'यह नौकरी हमारी सूची में नहीं है। शायद यह पद भर गया है या इसकी जगह बदल गई है। सभी ख़ाली पद देखें।',
    text: 'यह नौकरी हमारी सूची में नहीं है। शायद यह पद भर गया है या इसकी जगह बदल गई है।',
  },
};

/** What is paid, in the words of one line: `अमेरिका: 58,000 से 72,000 अमेरिकी डॉलर सालाना`. */
export const payMessages: Messages['job']['payMessages'] = {
  money: { USD: 'अमेरिकी डॉलर', CAD: 'कनाडाई डॉलर', MXN: 'मेक्सिकी पेसो', INR: 'भारतीय रुपये' },
  units: { YEAR: 'सालाना', HOUR: 'प्रति घंटा' },
  line: ({ country, from, to, money, unit }) => `${country}: ${from} से ${to} ${money} ${unit}`,
};
