import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/**
 * Title and description of each open position, by its id. Descriptions are at most 150 characters, so that the page description
 * is the whole of them. What only the job page shows is in job-details, which the careers list does not load.
 */
export const jobMessages: Messages['jobs']['jobMessages'] = {
  'growth-partnerships-lead': {
    title: 'साझेदारी प्रमुख',
    description:
      'ऐसे क्लिनिक, पुस्तकालय और वरिष्ठ नागरिक केंद्र खोजें, जो हमारा एआई सहायक देना चाहें। भरोसा बनाएँ और अच्छी शुरुआत में मदद करें।',
  },
  'growth-analyst-intern': {
    title: 'आँकड़ों के काम में इंटर्न',
    description:
      'यह समझने में मदद करें कि लोग हम तक कैसे पहुँचते हैं और क्यों लौटते हैं। काम असली सवालों, साफ़ आँकड़ों और आसान चार्ट का है।',
  },
  'field-marketing-specialist': {
    title: 'फ़ील्ड मार्केटिंग स्पेशलिस्ट',
    description:
      'स्थानीय साझेदारों के साथ छोटी सभाएँ और डेमो के दिन तय करें। योजना लिखें, सामान भेजें, वीडियो से जुड़ें और देखें कि क्या सफल रहा।',
  },
  'community-outreach-coordinator': {
    title: 'लोगों से जुड़ाव का काम',
    description:
      'वह अपनापन भरी आवाज़ बनें, जो बुज़ुर्गों के समूह सबसे पहले सुनते हैं। फ़ोन करें, सुनें, जवाब दें और छोटी ऑनलाइन मुलाक़ातें तय करें।',
  },
  'graphic-designer': {
    title: 'ग्राफ़िक डिज़ाइनर',
    description:
      'ऐसे पेज, पोस्टर और स्लाइड बनाएँ, जिन्हें बड़ी उम्र की आँखें आसानी से पढ़ लें। बड़े अक्षर, साफ़ आकार और शांत रंग आपके औज़ार हैं।',
  },
  'video-editor-animator': {
    title: 'वीडियो एडिटर और एनिमेटर',
    description: 'छोटे, शांत वीडियो बनाएँ, जो सेहत का सवाल पूछना सिखाएँ। साफ़ कैप्शन, धीमी रफ़्तार और सरल चलते चित्र जोड़ें।',
  },
  'content-creator': {
    title: 'कंटेंट क्रिएटर',
    description: 'सेहत की कहानियाँ और काम की गाइड आसान शब्दों में लिखें। हर लेख एक पाठक को आज एक काम करने में मदद करे।',
  },
  'social-media-manager': {
    title: 'सोशल मीडिया मैनेजर',
    description:
      'हमारे सोशल पेज ध्यान से चलाएँ। काम की पोस्ट डालें, अपनेपन से जवाब दें। सेहत का कोई सवाल सुरक्षित जवाब के बिना न रहे।',
  },
  'product-tester': {
    title: 'प्रोडक्ट टेस्टर',
    description:
      'हमारी चैट, वेब ऐप और फ़ोन लाइन औरों से पहले आज़माएँ। बताएँ कि कहाँ पढ़ना, सुनना या भरोसा करना कठिन लगता है।',
  },
  'open-application': {
    title: 'खुला आवेदन',
    description: `यहाँ अपने लायक़ नौकरी नहीं दिखी? एक जगह हम उसके लिए रखते हैं, जिसे हमारा काम प्यारा हो। बताएँ, आपसे ${brand.productName} को क्या मदद मिलेगी।`,
  },
};

/** What each category is called, and the filter that lets all through. */
export const categoryNames: Messages['jobs']['categoryNames'] = {
  All: 'सभी',
  Growth: 'विस्तार',
  Marketing: 'मार्केटिंग',
  Other: 'अन्य',
};

export const employmentTypeNames: Messages['jobs']['employmentTypeNames'] = {
  'Full-time': 'फ़ुल-टाइम',
  'Part-time': 'पार्ट-टाइम',
  Intern: 'इंटर्न',
};
