import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

export const careers: Messages['careers']['careers'] = {
  head: {
    title: `${brand.productName} में नौकरियाँ`,
    description:
      'सभी ख़ाली पद देखें। अमेरिका, कनाडा, मेक्सिको या भारत में घर से काम करें और सेहत की जानकारी को आसान बनाने में मदद करें।',
  },
  heading: 'हमारे साथ काम करें',
  lead: 'सेहत की जानकारी को आसान बनाने में हमारी मदद करें। हर नौकरी में काम घर से होता है।',
  filterLabel: 'काम का प्रकार',
  searchLabel: 'खोजें',
  searchPlaceholder: 'नौकरी खोजें...',
  listHeading: 'ख़ाली पद',
  /** Never shown: words for where one may work, by which the search finds every job. */
  placeWords: 'घर से काम, रिमोट, अमेरिका, कनाडा, मेक्सिको, भारत, इंडिया',
  /** Said and shown when the list changes. */
  countText: (count) => plural(count, { one: `${count} नौकरी`, other: `${count} नौकरियाँ` }),
  empty: {
    title: 'कोई नौकरी नहीं मिली',
    text: 'खोज के शब्द या काम का प्रकार बदलकर देखें',
    clear: 'सभी नौकरियाँ दिखाएँ',
  },
  about: {
    heading: `${brand.productName} के बारे में`,
    paragraphs: [
      `${brand.productName} एक एआई है, जो सेहत के सवालों के जवाब आसान भाषा में देता है। यह बुज़ुर्गों और उनकी देखभाल करने वालों के लिए बना है। यह डॉक्टर नहीं है, और हम यह साफ़ बताते हैं।`,
      'हमारी टीम छोटी है। हम अपना काम बड़ी उम्र के लोगों के साथ परखते हैं, उनकी सुनते हैं और उनकी राह की रुकावटें दूर करते हैं। यहाँ हर उम्र और हर पृष्ठभूमि के लोगों का स्वागत है।',
    ],
    applyHeading: 'आवेदन कैसे करें',
    applySteps: [
      'कोई नौकरी चुनें और पढ़ें कि उसमें क्या चाहिए।',
      'छोटा सा फ़ॉर्म भरें और अपना रिज़्यूमे PDF में जोड़ें।',
      'खाता बनाने की ज़रूरत नहीं। आप जो भेजते हैं, उसे सिर्फ़ हमारी भर्ती टीम पढ़ती है।',
    ],
    privacyLink: 'आपके आवेदन का क्या होता है',
  },
};
