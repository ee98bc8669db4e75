import type { Messages } from '../message-types.ts';

/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen: Messages['errorScreen']['errorScreen'] = {
  title: 'यह स्क्रीन थोड़ी देर के लिए रुकी है',
  text: 'यह कुछ मिनट में अपने आप वापस आ जाएगी।',
  tell: 'कृपया किसी कर्मचारी को बताएँ।',
  orCall: 'कृपया किसी कर्मचारी को बताएँ, या इस नंबर पर फ़ोन करें:',
};
