import type { Messages } from '../../message-types.ts';

/** Specification, sections 2 and 8. */
export const notFound: Messages['notFound']['notFound'] = {
  title: 'पेज नहीं मिला',
  description: 'यह पेज मौजूद नहीं है या इसकी जगह बदल गई है। मुख्य पेज पर वापस जाएँ, या सवाल पूछने के लिए वेब ऐप खोलें।',
  text: 'माफ़ कीजिए! आप जो पेज खोज रहे हैं, वह मौजूद नहीं है या उसकी जगह बदल गई है।',
  backToHome: 'मुख्य पेज पर वापस',
  tryWebApp: 'वेब ऐप आज़माएँ',
};
