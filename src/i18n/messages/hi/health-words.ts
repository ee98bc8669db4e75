import type { Messages } from '../message-types.ts';

/**
 * Everything on the site that tells a person something about health. The words are repeated here, not taken from their page: a
 * signature is for the words that were read, and when those change the build asks for a new one.
 */
export const healthWordTexts: Messages['healthWords']['healthWordTexts'] = {
  'emergency-signs': ['सीने में दर्द हो, साँस लेने में तकलीफ़ हो, अचानक कमज़ोरी आए या बहुत ख़ून बहे, तो तुरंत मदद चाहिए।'],
  'sample-chat': [
    'दर्द कब से है? क्या सूजन भी है?',
    'खिंचाव, या जोड़ का थोड़ा घिसना।',
    'हल्का। अब तक ख़तरे का कोई संकेत नहीं।',
    'आराम और बर्फ़। हफ़्ते भर बाद भी दर्द? डॉक्टर को दिखाएँ।',
  ],
  'sample-medicines': [
    'लिसिनोप्रिल',
    '10 मिलीग्राम',
    'दिन में एक बार',
    'पानी के साथ',
    'मेटफ़ॉर्मिन',
    '500 मिलीग्राम',
    'दिन में दो बार',
    'दोपहर के खाने के साथ',
    'विटामिन डी',
    '25 माइक्रोग्राम',
    'रात के खाने के बाद',
  ],
  'sample-patient': ['हाई ब्लड प्रेशर (बीपी)', 'पेनिसिलिन'],
  advice: [
    'कोई दवा शुरू करने, बंद करने या बदलने से पहले डॉक्टर या फ़ार्मासिस्ट से पूछें',
    'एआई की किसी बात की वजह से डॉक्टर के पास जाना न टालें',
    'अगर आप ख़तरे में हों या ऐसा लगे, तो तुरंत इमरजेंसी सेवा को फ़ोन करें',
  ],
};
