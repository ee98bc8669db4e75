import type { Messages } from '../message-types.ts';

/** What stands on the page after an application was sent, until it is closed: the reference and the applicant's own link. */
export const receiptMessages: Messages['submissionReceipt']['receiptMessages'] = {
  heading: 'आपका आवेदन हमें मिल गया है',
  position: 'पद',
  reference: 'संदर्भ नंबर',
  link: 'आपका निजी लिंक',
  why: 'इससे आप देख सकते हैं कि आवेदन कहाँ तक पहुँचा। आप रिज़्यूमे जोड़ सकते हैं, आवेदन वापस ले सकते हैं या सब कुछ मिटा सकते हैं।',
  keep: 'इसे सँभालकर रखें: यह सिर्फ़ आपके पास है।',
  copy: {
    label: 'कॉपी करें',
    copied: 'कॉपी हो गया!',
    status: 'आपका निजी लिंक कॉपी हो गया।',
    name: 'अपना निजी लिंक कॉपी करें',
  },
  open: 'लिंक खोलें',
  close: 'यह संदेश बंद करें',
  said: (reference) => `आपका आवेदन हमें मिल गया है। संदर्भ नंबर ${reference}। आपका निजी लिंक इस पेज पर है।`,
  saidWithout: 'आपका आवेदन हमें मिल गया है। आपका निजी लिंक इस पेज पर है।',
};

/** A position that takes no more applications. */
export const closedMessages: Messages['submissionReceipt']['closedMessages'] = {
  sentence: 'इस पद पर भर्ती बंद हो गई है।',
  text: 'अब हम इस पद के लिए आवेदन नहीं ले रहे हैं।',
  link: 'ख़ाली पद देखें',
};
