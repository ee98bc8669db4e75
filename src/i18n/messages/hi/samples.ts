import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Shown in the symptom tab. Invented; the page marks it as an example. */
export const patientMessages: Messages['samples']['patientMessages'] = {
  name: 'नमूना मरीज़',
  ageLabel: 'उम्र',
  sex: 'महिला',
  sexLabel: 'लिंग',
  status: 'इलाज चल रहा है',
  statusLabel: 'स्थिति',
  medicationsLabel: 'दवाएँ',
  medications: [
    { name: 'लिसिनोप्रिल', dose: '10 मिलीग्राम', frequency: 'दिन में एक बार' },
    { name: 'मेटफ़ॉर्मिन', dose: '500 मिलीग्राम', frequency: 'दिन में दो बार' },
  ],
  conditionLabel: 'बीमारी',
  condition: 'हाई ब्लड प्रेशर (बीपी)',
  allergyLabel: 'एलर्जी',
  allergy: 'पेनिसिलिन',
};

/** Stacked cards of the triage tab. Invented; the page marks them as an example. */
export const reminderMessages: Messages['samples']['reminderMessages'] = {
  exampleLabel: 'नमूना',
  title: 'आज की दवाएँ',
  cards: {
    morning: { time: 'सुबह 8:00 बजे', name: 'लिसिनोप्रिल', dose: '10 मिलीग्राम', note: 'पानी के साथ' },
    noon: {
      time: 'दोपहर 12:30 बजे',
      name: 'मेटफ़ॉर्मिन',
      dose: '500 मिलीग्राम',
      note: 'दोपहर के खाने के साथ',
    },
    evening: { time: 'रात 8:00 बजे', name: 'विटामिन डी', dose: '25 माइक्रोग्राम', note: 'रात के खाने के बाद' },
  },
};

/** The talk in the phone picture: a person, and the AI that asks and answers. Lines are at most 60 characters. */
export const conversationMessages: Messages['samples']['conversationMessages'] = {
  exampleLabel: 'चैट का नमूना',
  complaint: 'सीढ़ियाँ चढ़ने पर मेरे घुटने में दर्द होता है।',
  question: 'दर्द कब से है? क्या सूजन भी है?',
  reply: 'क़रीब एक हफ़्ते से। थोड़ी सूजन है।',
  causes: { label: 'संभव कारण', text: 'खिंचाव, या जोड़ का थोड़ा घिसना।' },
  severity: { label: 'कितना गंभीर', text: 'हल्का। अब तक ख़तरे का कोई संकेत नहीं।' },
  nextStep: { label: 'अगला क़दम', text: 'आराम और बर्फ़। हफ़्ते भर बाद भी दर्द? डॉक्टर को दिखाएँ।' },
};

/** The talk in the voice tab: the AI begins, then the person, and so on in turn. */
export const callMessages: Messages['samples']['callMessages'] = {
  exampleLabel: 'फ़ोन पर बातचीत का नमूना',
  lines: [
    `नमस्ते, यह ${brand.productName} है। मैं एआई हूँ, डॉक्टर नहीं।`,
    'क्या दिल की दवा के साथ ज़ुकाम की गोली ले सकते हैं?',
    'आइए देखते हैं। डिब्बों पर दवाओं के क्या नाम लिखे हैं?',
    'रुकिए, ज़रा चश्मा ले आऊँ।',
    'आराम से लाइए। मैं लाइन पर ही हूँ।',
  ],
};

/** What the person is called in a sample talk. The other side has the product's name. */
export const personName: Messages['samples']['personName'] = 'आप';
