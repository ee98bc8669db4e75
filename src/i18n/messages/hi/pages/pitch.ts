import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

export const pitch: Messages['pitch']['pitch'] = {
  head: {
    title: `परिचय की स्लाइडें – ${product}`,
    description: `स्लाइडों में देखें कि ${product} क्या है, किसकी मदद करता है और आगे कहाँ जा रहा है। अपनी रफ़्तार से आगे बढ़ें।`,
  },
  heading: 'परिचय की स्लाइडें',
  lead: `${product} क्या है, किसकी मदद करता है और आगे कहाँ जा रहा है।`,
  frameTitle: `${product} के परिचय की स्लाइडें`,
  directLink: 'सीधा लिंक',
  hint: 'यहाँ स्लाइडें नहीं दिख रहीं? सीधे लिंक पर यही स्लाइडें मिलेंगी।',
  note: 'ये स्लाइडें Google से आती हैं और चलाने का बटन दबाने पर ही शुरू होती हैं।',
};
