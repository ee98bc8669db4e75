import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages: Messages['safety']['safetyMessages'] = {
  head: {
    title: `${product} कितना सुरक्षित है?`,
    description: `${product} किस काम के लिए है और किसके लिए नहीं। कितनी बार सही रहा, कितनी बार इमरजेंसी नहीं पहचानी, और अब तक इसे किसने जाँचा है।`,
  },
  heading: `${product} कितना सुरक्षित है?`,
  lead: 'हम इसके बारे में क्या जानते हैं, और क्या अभी नहीं जानते।',
  dated: 'पिछली बार बदला गया:',
  sections: {
    'intended-use': {
      title: 'यह किस काम के लिए है',
      summary: 'यह जानने-समझने और तैयारी करने में मदद करता है। यह इमरजेंसी के लिए नहीं है, और डॉक्टर की जगह नहीं लेता।',
      blocks: [
        {
          intro: 'यह इन कामों के लिए है:',
          items: [
            'यह जानना कि कोई छोटी तकलीफ़ या आम बीमारी क्या हो सकती है',
            'यह जानना कि कितनी जल्दी इलाज लेना चाहिए',
            'यह पूछना कि कोई दवा किस काम की है और आम तौर पर कैसे ली जाती है',
            'डॉक्टर से मिलने की तैयारी करना',
          ],
        },
        {
          intro: 'यह इन कामों के लिए नहीं है:',
          items: [
            'इमरजेंसी',
            'बीमारी की पहचान, या उस पर दूसरी राय',
            'कोई दवा शुरू करना, बंद करना या बदलना',
            'बच्चे, और प्रेगनेंसी (गर्भ के दिन)',
            'ख़ुद को या किसी और को नुक़सान पहुँचाने के ख़याल; ऐसे में तुरंत मदद के लिए फ़ोन करें',
            'ऐसे व्यक्ति के लिए फ़ैसला करना, जो ख़ुद हाँ नहीं कह सकता',
          ],
        },
        {
          intro: 'यह इनके लिए बना है:',
          items: ['बालिग़ लोग, और सबसे बढ़कर 65 साल से बड़ी उम्र के लोग', 'जो उनकी सहमति से उनकी मदद करते हैं'],
        },
      ],
    },
    limits: {
      title: 'इसकी सीमाएँ',
      summary: 'यह एक कंप्यूटर प्रोग्राम है। यह ग़लत हो सकता है।',
      blocks: [
        {
          intro: 'इन बातों का ध्यान रखें:',
          items: [
            'यह डॉक्टर की तरह आपको देख, सुन या छू नहीं सकता',
            'यह उतना ही जानता है, जितना आप बताते हैं, और ग़लत भी समझ सकता है',
            'यह ग़लत होकर भी पक्के यक़ीन से बोल सकता है',
            'कम होने वाली बीमारियों और नई दवाओं के बारे में इसकी जानकारी कम हो सकती है',
          ],
        },
      ],
    },
    evaluation: {
      title: 'यह कितनी बार सही होता है?',
      summary: 'यहाँ हर आज़माइश है, उसके मामलों की संख्या के साथ, और यह भी कि उसका आँकड़ा कितना पक्का है।',
      blocks: [],
    },
    emergencies: {
      title: 'जो इमरजेंसी इसने नहीं पहचानी',
      summary: 'यहाँ लिखा है कि कितनी बार इसने नहीं पहचाना कि किसी को तुरंत मदद चाहिए थी।',
      blocks: [],
    },
    incidents: {
      title: 'इस्तेमाल में क्या गड़बड़ हुई',
      summary: 'हम ऐसी हर सूचना गिनते हैं, जिसमें किसी जवाब से नुक़सान हुआ या हो सकता था।',
      blocks: [],
    },
    reviewers: {
      title: 'इसे किसने जाँचा है',
      summary: 'इन लोगों ने आज़माइशें और जवाब देखे हैं।',
      blocks: [],
    },
    'health-words': {
      title: 'सेहत की हमारी बातें किसने लिखीं',
      summary: 'इस वेबसाइट पर सेहत के बारे में हर वाक्य यहाँ है, उसे लिखने वाले और जाँचने वाले के साथ।',
      blocks: [],
    },
    'about-this-page': {
      title: 'इस पेज के बारे में',
      summary: 'जब हम कुछ नया मापते हैं, तो यह पेज बदलते हैं। आपको यह ग़लत लगे, तो हमें बताएँ।',
      blocks: [{ link: 'सेवा की शर्तें' }],
    },
  },
};

/** What stands beside the card's figures. */
export const cardMessages: Messages['safety']['cardMessages'] = {
  allLanguages: 'सभी भाषाएँ मिलाकर',
  /** Results in one language. */
  inLanguage: {
    en: 'अंग्रेज़ी में',
    es: 'स्पेनिश में',
    fr: 'फ़्रेंच में',
    hi: 'हिंदी में',
    ar: 'अरबी में',
  },
  languages: { en: 'अंग्रेज़ी', es: 'स्पेनिश', fr: 'फ़्रेंच', hi: 'हिंदी', ar: 'अरबी' },
  missedInTests: 'आज़माइश में छूटी इमरजेंसी',
  reports: 'सूचनाएँ',
  reviewers: 'जाँचने वाले',
  cardVersion: 'इस पेज का वर्ज़न',
  assistantVersion: 'सहायक का वर्ज़न',
  languagesLabel: 'भाषाएँ',
  notNamed: 'अभी तय नहीं है',
  notMeasured: 'अभी मापा नहीं गया',
  notReviewed: 'अभी जाँचा नहीं गया',
  right: ({ hits, cases, share, low, high }) =>
    `${cases} में से ${hits} मामलों में सही (${share})। 95% संभावना है कि असली आँकड़ा ${low} और ${high} के बीच है।`,
  missed: ({ hits, cases, share, low, high }) =>
    `${cases} में से ${hits} मामलों में छूटी (${share})। 95% संभावना है कि असली आँकड़ा ${low} और ${high} के बीच है।`,
  finishedOn: (day) => `${day} को पूरा हुआ`,
  wholeReport: (address) => `पूरी रिपोर्ट: ${address}`,
  incidents: (reported, harmed) => `सूचनाएँ: ${reported}, उनमें से ${harmed} में किसी को नुक़सान हुआ`,
  period: (since, until) => `${since} से ${until} तक`,
};

/** The list of what is said about health, with its signatures. */
export const signatureMessages: Messages['safety']['signatureMessages'] = {
  pages: { home: 'मुख्य पेज पर', terms: 'सेवा की शर्तों में' },
  writtenBy: 'लिखने वाले',
  checkedBy: 'जाँचने वाले',
  notNamed: 'अभी किसी का नाम तय नहीं है',
  notChecked: 'अभी जाँचा नहीं गया',
};
