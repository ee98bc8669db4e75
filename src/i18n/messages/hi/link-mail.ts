import type { Messages } from '../message-types.ts';

/** The mail that carries an applicant’s private link. */
export const linkMailMessages: Messages['linkMail']['linkMailMessages'] = {
  subject: (position) => `आपका आवेदन हमें मिल गया है: ${position}`,
  arrived: (position, reference) =>
    `धन्यवाद। “${position}” पद के लिए आपका आवेदन हमें मिल गया है। संदर्भ नंबर: ${reference}`,
  whatFor:
    'इस निजी लिंक से आप देख सकते हैं कि आवेदन कहाँ तक पहुँचा। आप रिज़्यूमे जोड़ सकते हैं, आवेदन वापस ले सकते हैं या सब कुछ मिटा सकते हैं:',
  keep: 'कृपया यह लिंक किसी को न दें। जिसके पास यह हो, वह आपकी तरह सब कुछ कर सकता है।',
  mistake: (contact) => `आपने आवेदन नहीं किया? तो किसी ने ग़लती से आपका पता लिखा है। कृपया इस पते पर लिखें: ${contact}`,
};
