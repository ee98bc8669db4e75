import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

const product = brand.productName;

/** Words that only the kiosk says. */
export const kioskMessages: Messages['kiosk']['kioskMessages'] = {
  attract: {
    title: 'सेहत के बारे में कोई सवाल है?',
    text: `${product} आसान भाषा में जवाब देता है। यह एक एआई है। यह डॉक्टर नहीं है।`,
    begin: 'शुरू करने के लिए कहीं भी छुएँ',
    private: 'आपके जाने पर यहाँ से सब कुछ मिटा दिया जाता है।',
    cleared: 'धन्यवाद। पिछली बार का सब कुछ मिटा दिया गया है।',
  },
  /** The number of the place, or `local`, stands between `before` and `after`. */
  top: {
    what: 'यह एआई है, डॉक्टर नहीं।',
    before: 'इमरजेंसी है?',
    local: 'अपने इलाक़े के इमरजेंसी नंबर',
    after: ' पर फ़ोन करें।',
  },
  bar: {
    label: 'आपकी स्क्रीन',
    home: 'मुख्य पेज',
    move: 'पेज को ऊपर-नीचे करें',
    up: 'ऊपर',
    down: 'नीचे',
    textSize: 'अक्षरों का आकार',
    smaller: 'छोटे',
    larger: 'बड़े',
    /** After both, for those who do not see the A above the word. */
    ofText: ' अक्षर',
    textSizeNow: (step, steps) => `अक्षरों का आकार: ${steps} में से ${step}।`,
    contrast: 'रंग',
    themes: { light: 'हल्के', dark: 'गहरे', strong: 'तेज़' },
    themeNow: (name) => `रंग: ${name}।`,
    read: 'पढ़कर सुनाएँ',
    end: 'मेरा काम हो गया',
  },
  reading: {
    label: 'पढ़कर सुनाना',
    pause: 'थोड़ा रुकें',
    resume: 'आगे सुनें',
    repeat: 'दोबारा सुनें',
    stop: 'बंद करें',
    hint: 'बंद करने के लिए स्क्रीन छुएँ।',
    noVoice: 'इस कंप्यूटर में हिन्दी की आवाज़ नहीं है। यह पढ़कर नहीं सुना सकता।',
  },
  idle: {
    title: 'क्या आप अब भी यहाँ हैं?',
    text: 'हम यह स्क्रीन साफ़ कर देंगे, ताकि अगले व्यक्ति को आपका कुछ भी न दिखे।',
    secondsLabel: (seconds) => plural(seconds, { one: 'सेकंड बाक़ी', other: 'सेकंड बाक़ी' }),
    soon: (seconds) =>
      plural(seconds, {
        one: `सिर्फ़ ${seconds} सेकंड बाक़ी है। जारी रखने के लिए बटन छुएँ।`,
        other: `सिर्फ़ ${seconds} सेकंड बाक़ी हैं। जारी रखने के लिए बटन छुएँ।`,
      }),
    stay: 'मैं यहीं हूँ',
    spoken: (seconds) => `क्या आप अब भी यहाँ हैं? यह स्क्रीन ${seconds} सेकंड में साफ़ हो जाएगी। जारी रखने के लिए बटन छुएँ।`,
  },
  ended: {
    title: 'आने के लिए धन्यवाद',
    text: 'आपका काम यहाँ पूरा हुआ। आपका कुछ भी यहाँ नहीं रखा गया।',
  },
  handoff: {
    close: 'बंद करें',
    titles: { 'web-app': `${product} को वेब पर इस्तेमाल करें`, chat: 'WhatsApp पर चैट करें' },
    opening: 'एक पल रुकिए। यह इसी स्क्रीन पर खुल रहा है।',
    opened: 'यह अब इस स्क्रीन पर खुल गया है।',
    openedHint: 'काम पूरा होने पर स्क्रीन को ऐसे ही छोड़ दें। यह अपने आप वापस आएगी और साफ़ हो जाएगी।',
    notOpened: 'यह इस स्क्रीन पर नहीं खुल सका।',
    onlyHere: 'कृपया यहाँ के कर्मचारी से मदद लें, या हमें इस नंबर पर फ़ोन करें:',
    offline: 'इस स्क्रीन पर अभी इंटरनेट नहीं है।',
    phoneLead: 'अपने फ़ोन पर आगे बढ़ें',
    phoneSteps: ['अपने फ़ोन का कैमरा खोलें।', 'कैमरा इस चौकोर निशान की ओर करें।', 'जो लिंक दिखे, उसे छुएँ।'],
    scanOrType: 'अपने फ़ोन से चौकोर निशान स्कैन करें, या यह पता लिखें:',
    address: 'या यह पता लिखें:',
    qrLabel: (what) => `QR कोड: ${what}`,
    callTitle: 'अपने फ़ोन से हमें कॉल करें',
    callLead: 'किसी भी फ़ोन से यह नंबर मिलाएँ:',
    noNumberTitle: 'फ़ोन की जगह हमसे चैट करें',
    noNumber: 'इस देश के लिए अभी हमारा कोई फ़ोन नंबर नहीं है।',
    mailTitle: 'अपने फ़ोन से हमें लिखें',
    mailLead: 'हमारा पता:',
    webTitle: 'इसे अपने फ़ोन पर देखें',
    scan: 'या अपने फ़ोन का कैमरा चौकोर निशान की ओर करें।',
  },
  apply: {
    title: 'अपने फ़ोन से आवेदन करें',
    text: 'आवेदन के लिए रिज़्यूमे की फ़ाइल चाहिए। इसलिए आवेदन अपने फ़ोन या कंप्यूटर से करें।',
    scan: 'अपने फ़ोन का कैमरा चौकोर निशान की ओर करें। वहाँ यही नौकरी फ़ॉर्म के साथ खुलेगी।',
    address: 'या किसी भी कंप्यूटर पर यह पता लिखें:',
  },
  network: {
    offline: 'इस स्क्रीन पर इंटरनेट नहीं है।',
    frameTitle: 'इसके लिए इंटरनेट चाहिए',
    frameText: 'इस स्क्रीन पर अभी इंटरनेट नहीं है। इंटरनेट आते ही यह यहाँ दिखेगा।',
  },
  failed: {
    title: 'यह पेज नहीं खुला',
    text: 'हमारी तरफ़ कुछ गड़बड़ हुई है। कृपया फिर से शुरू करें।',
    again: 'फिर से शुरू करें',
  },
  staff: {
    title: 'कर्मचारियों के लिए',
    text: 'अपना पिन डालें।',
    entered: (count) => plural(count, { one: `${count} अंक डाला गया`, other: `${count} अंक डाले गए` }),
    delete: 'मिटाएँ',
    ok: 'ठीक है',
    wrong: 'यह पिन सही नहीं है।',
    wait: 'बहुत बार कोशिश हो चुकी है।',
    waitSeconds: (count) => plural(count, { one: `कृपया ${count} सेकंड रुकें।`, other: `कृपया ${count} सेकंड रुकें।` }),
    waitMinutes: (count) => plural(count, { one: `कृपया ${count} मिनट रुकें।`, other: `कृपया ${count} मिनट रुकें।` }),
    refused: 'कियोस्क ने जवाब नहीं दिया। कृपया दोबारा कोशिश करें।',
    unlocked: 'आप क्या करना चाहेंगे?',
    actions: {
      back: 'कियोस्क पर वापस जाएँ',
      restart: 'कियोस्क दोबारा चालू करें',
      quit: 'कियोस्क से बाहर निकलें',
    },
    close: 'बंद करें',
  },
  preview: 'कियोस्क के बिना झलक: बाहर कुछ नहीं खुलता और समय पर कोई नज़र नहीं रखता।',
};
