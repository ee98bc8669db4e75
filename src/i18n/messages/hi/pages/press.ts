import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const press: Messages['press']['press'] = {
  head: {
    title: `प्रेस और मीडिया – ${product}`,
    description: `${product} के लोगो, वीडियो और छोटी जानकारी: वह एआई जो सेहत की बातें आसान भाषा में समझाता है। अपनी ख़बर में मुफ़्त इस्तेमाल करें।`,
  },
  backToHome: 'मुख्य पेज पर वापस',
  heading: 'प्रेस और मीडिया',
  lead: `${product} के बारे में लिखने या बोलने के लिए सब कुछ यहाँ है।`,
  logoCaption: `${product} का लोगो`,
  facts: {
    title: 'संक्षेप में',
    text: `${product} एक एआई है, जो बुज़ुर्गों को सेहत की जानकारी आसान भाषा में देता है। लोग वेब, WhatsApp या फ़ोन पर इससे पूछ सकते हैं। यह डॉक्टर नहीं है और डॉक्टर की जगह नहीं लेता।`,
    list: [
      { label: 'कंपनी', text: `${product}, ${brand.parentCompany} का ब्रांड` },
      { label: 'कहाँ उपलब्ध है', text: 'अमेरिका, कनाडा, मेक्सिको, भारत और संयुक्त अरब अमीरात (यूएई)' },
    ],
    contactLabel: 'मीडिया के लिए संपर्क',
  },
  videos: {
    title: 'ख़ास वीडियो',
    /** The one video; also the title of its frame. */
    name: 'डेमो वीडियो',
    play: 'वीडियो चलाएँ',
    note: 'यह YouTube से आता है और चलाने का बटन दबाने पर ही खुलता है।',
  },
  assets: {
    title: 'ब्रांड की फ़ाइलें',
    lead: 'हमारे बारे में ख़बरों में ये फ़ाइलें इस्तेमाल की जा सकती हैं। कृपया इन्हें खींचें या काटें नहीं, और इनका रंग न बदलें।',
    loading: 'चित्र खुल रहा है।',
    failed: 'चित्र नहीं खुला। फ़ाइल फिर भी डाउनलोड की जा सकती है।',
  },
};

/** The files to download. */
export const assetMessages: Messages['press']['assetMessages'] = {
  logo: {
    title: 'सिर्फ़ लोगो (चौकोर)',
    alt: `सादे चौकोर पर ${product} का लोगो।`,
    use: 'ऐप के निशान और प्रोफ़ाइल फ़ोटो के लिए।',
  },
  transparentLogo: {
    title: 'सिर्फ़ पारदर्शी लोगो (चौकोर)',
    alt: `बिना पृष्ठभूमि के ${product} का लोगो।`,
    use: 'आपकी अपनी हल्की पृष्ठभूमि के लिए।',
  },
  logoAndName: {
    title: 'लोगो और नाम (आयताकार)',
    alt: `${product} का लोगो, और उसके साथ ${product} का नाम।`,
    use: 'लेखों, स्लाइडों और पोस्टरों के लिए।',
  },
};

/** What kind of file it is, and its size. */
export const fileFacts: Messages['press']['fileFacts'] = (formats, width, height) =>
  `${formats}, ${width} × ${height} पिक्सेल`;

/** Words of the two actions of a brand file (specification, section 2). */
export const assetActions: Messages['press']['assetActions'] = {
  save: 'डाउनलोड करें',
  copyLink: 'लिंक कॉपी करें',
  saveName: (title) => `${title} डाउनलोड करें`,
  copyLinkName: (title) => `${title} का लिंक कॉपी करें`,
  copied: 'कॉपी हो गया!',
  /** Said by screen readers after a copy. */
  copiedStatus: (title) => `लिंक कॉपी हो गया है: ${title}।`,
};
