import { isolate } from '../../../domain/isolate.ts';
import { wholeMegabytes } from '../../../domain/application/resume.ts';
import { plural, wholeNumber } from './format.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../domain/application/rules.ts';
import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;
const controller = [brand.parentCompany, ...brand.legal.address].join(', ');
const megabytes = wholeMegabytes(maxResumeBytes);
const longestLetter = wholeNumber(rules.coverLetter.maxLength);
const longestReason = wholeNumber(rules.whyJoin.maxLength);

/** Labels and hints of the fields, in the order of the form. */
export const fields: Messages['application']['fields'] = {
  fullName: { label: 'पूरा नाम', hint: 'अपना नाम और उपनाम (सरनेम), जैसा आप कहलाना पसंद करें।' },
  email: { label: 'ईमेल', hint: 'हम इसी पते पर जवाब देते हैं। जैसे name@example.com' },
  phone: { label: 'फ़ोन', hint: (example) => `देश के कोड के साथ लिखें, जैसे ${isolate(example)}` },
  resume: { label: 'रिज़्यूमे', hint: 'आपने अब तक क्या काम किया है, PDF फ़ाइल में।' },
  linkedinProfile: {
    label: 'LinkedIn प्रोफ़ाइल (ज़रूरी नहीं)',
    hint: 'जैसे https://www.linkedin.com/in/your-name',
  },
  coverLetter: {
    label: 'कवर लेटर',
    hint: `बताएँ कि इस काम में आपका क्या योगदान होगा। कम से कम ${rules.coverLetter.minLength} अक्षर।`,
  },
  whyJoin: {
    label: `आप ${product} से क्यों जुड़ना चाहेंगे?`,
    hint: `दो-चार वाक्य काफ़ी हैं। कम से कम ${rules.whyJoin.minLength} अक्षर।`,
  },
};

/** The words for a wrong field (specification, section 5; the length caps are ours). */
export const fieldMessages: Messages['application']['fieldMessages'] = {
  fullName: {
    required: 'पूरा नाम लिखना ज़रूरी है',
    tooShort: `नाम में कम से कम ${rules.fullName.minLength} अक्षर होने चाहिए`,
    tooLong: `नाम ${rules.fullName.maxLength} अक्षरों से ज़्यादा का न हो`,
  },
  email: {
    required: 'ईमेल लिखना ज़रूरी है',
    invalid: 'ईमेल का पता सही नहीं है',
    tooLong: `ईमेल ${rules.email.maxLength} अक्षरों से ज़्यादा का न हो`,
  },
  phone: { required: 'फ़ोन नंबर लिखना ज़रूरी है', invalid: 'फ़ोन नंबर सही नहीं है' },
  linkedinProfile: {
    invalid: 'कृपया LinkedIn प्रोफ़ाइल का सही पता लिखें',
    tooLong: `LinkedIn प्रोफ़ाइल का पता ${rules.linkedinProfile.maxLength} अक्षरों से ज़्यादा का न हो`,
  },
  coverLetter: {
    required: 'कवर लेटर लिखना ज़रूरी है',
    tooShort: `कवर लेटर में कम से कम ${rules.coverLetter.minLength} अक्षर होने चाहिए`,
    tooLong: `कवर लेटर ${longestLetter} अक्षरों से ज़्यादा का न हो`,
  },
  whyJoin: {
    required: `कृपया बताएँ कि आप ${product} से क्यों जुड़ना चाहेंगे`,
    tooShort: `कृपया कम से कम ${rules.whyJoin.minLength} अक्षर लिखें`,
    tooLong: `कृपया ${longestReason} अक्षरों से ज़्यादा न लिखें`,
  },
};

/** Words of the resume field and its upload control (specification, sections 4 and 5). */
export const resumeMessages: Messages['application']['resumeMessages'] = {
  instruction: 'अपना रिज़्यूमे खींचकर यहाँ छोड़ें, या चुनने के लिए क्लिक करें',
  limit: `सिर्फ़ PDF, ज़्यादा से ज़्यादा ${megabytes} MB`,
  dropping: 'अपना रिज़्यूमे यहाँ छोड़ें...',
  choose: 'PDF फ़ाइल चुनें',
  replace: 'दूसरी फ़ाइल चुनें',
  remove: 'हटाएँ',
  required: 'ज़रूरी है',
  chosen: (name) => `फ़ाइल ${name} चुन ली गई है।`,
  removed: 'फ़ाइल हटा दी गई।',
  problem: {
    'too-large': `फ़ाइल ${megabytes} MB से छोटी होनी चाहिए`,
    'wrong-type': 'सिर्फ़ PDF फ़ाइल भेजी जा सकती है',
    empty: 'यह फ़ाइल ख़ाली है। कृपया दूसरी PDF चुनें',
    several: 'कृपया एक बार में एक ही फ़ाइल चुनें',
    unreadable: 'यह फ़ाइल नहीं खुल रही। कृपया दूसरी PDF चुनें',
    missing: 'रिज़्यूमे ज़रूरी है',
    refused: 'आपका रिज़्यूमे स्वीकार नहीं हुआ। कृपया फ़ाइल दोबारा चुनें।',
  },
};

/** The form's own words. */
export const formMessages: Messages['application']['formMessages'] = {
  heading: 'इस पद के लिए आवेदन करें',
  intro: 'कृपया हर ख़ाना भरें। जिस पर “ज़रूरी नहीं” लिखा हो, वह छोड़ा जा सकता है।',
  summaryHeading: 'कुछ ठीक करना है',
  submit: 'आवेदन भेजें',
  submitting: 'आवेदन भेजा जा रहा है...',
  resumeFirst: 'यह बटन चालू करने के लिए ऊपर अपना रिज़्यूमे चुनें।',
  honeypot: 'यह ख़ाना ख़ाली छोड़ दें',
  byEmail: 'ईमेल से आवेदन करने के लिए अपना रिज़्यूमे इस पते पर भेजें:',
  kept: {
    stays: 'आप जो लिखते हैं, वह इसी टैब में रहता है। भेजने, फ़ॉर्म ख़ाली करने या टैब बंद करने पर वह मिट जाता है।',
    clear: 'फ़ॉर्म ख़ाली करें',
    cleared: 'फ़ॉर्म ख़ाली है।',
    bringBack: 'मेरा लिखा वापस लाएँ',
  },
};

/** Titles and texts of the notices (specification, section 8). */
export const noticeMessages: Messages['application']['noticeMessages'] = {
  failed: 'आवेदन नहीं भेजा जा सका',
  offline: 'अभी इंटरनेट नहीं है। आपने जो लिखा है, वह यहाँ सँभालकर रखा है। इंटरनेट आने पर भेज दें।',
  succeeded: 'आवेदन भेज दिया गया!',
  thanks: (jobTitle) => `आपने “${jobTitle}” पद के लिए आवेदन किया, इसके लिए धन्यवाद।`,
  next: 'अब नौकरियों का पेज खुल रहा है।',
  resumeLost: 'आपका रिज़्यूमे हम तक नहीं पहुँचा',
  sendResume: (jobTitle) =>
    `“${jobTitle}” पद के लिए आपका आवेदन हमें मिल गया है। कृपया अपना रिज़्यूमे ईमेल से इस पते पर भेजें: ${brand.emails.company}`,
};

/** What is kept, for how long, who reads it, how to have it deleted. */
export const privacyMessages: Messages['application']['privacyMessages'] = {
  heading: 'आपका डेटा',
  points: [
    `इसकी ज़िम्मेदारी इनकी है: ${controller}।`,
    'आप यहाँ जो लिखते हैं, उसे और आपके रिज़्यूमे को हम रखते हैं। इनका इस्तेमाल सिर्फ़ इस पद को भरने के लिए होता है।',
    'हम इसे भर्ती बंद होने के बाद ज़्यादा से ज़्यादा 12 महीने रखते हैं। फिर मिटा देते हैं।',
    'इसे सिर्फ़ हमारी भर्ती टीम पढ़ती है। हम इसे कभी नहीं बेचते।',
    'आवेदन भेजने के बाद आपको एक निजी लिंक मिलता है। उससे आप अपना आवेदन कभी भी वापस ले सकते हैं या मिटा सकते हैं।',
  ],
  /** The address stands between. */
  deletion: { before: 'इसे पहले मिटवाना हो, तो इस पते पर लिखें:', after: '' },
  link: 'हमारी निजता नीति पढ़ें (नए टैब में खुलेगी)',
};

/** What the applicant is told about a failure (specification, section 8). */
export const failureMessages: Messages['application']['failureMessages'] = {
  notConfigured: 'डेटाबेस तैयार नहीं है। कृपया इसे पूरा करवाने के लिए हमारी टीम से संपर्क करें।',
  refused: 'आवेदन नहीं भेजा जा सका',
  refusedBecause: (reason) => `आवेदन नहीं भेजा जा सका। ${isolate(reason)}`,
  limited: {
    network: 'आपके नेटवर्क से बहुत ज़्यादा आवेदन आए हैं। कृपया एक घंटे बाद फिर से कोशिश करें।',
    site: 'अभी हमारे पास बहुत सारे आवेदन आ रहे हैं। कृपया एक मिनट बाद फिर से कोशिश करें।',
    request: 'कृपया एक बार में एक ही आवेदन भेजें।',
  },
  unexpected: 'कोई अनजानी गड़बड़ हुई',
  noAnswer: 'आवेदन नहीं भेजा जा सका। कृपया दोबारा कोशिश करें।',
  closed: 'इस पद पर भर्ती बंद हो गई है। अब इसके लिए आवेदन नहीं लिए जा रहे। आपने जो लिखा है, वह यहीं है।',
  resumeMissing: 'कृपया अपना रिज़्यूमे जोड़ें',
};

/** The line under a long text. `count` chooses the form, `written` is the same number as it is read. */
export const lengthMessages: Messages['application']['lengthMessages'] = {
  tooMany: (count, written) =>
    plural(count, { one: `${written} अक्षर ज़्यादा है`, other: `${written} अक्षर ज़्यादा हैं` }),
  toGo: (count, written) =>
    plural(count, { one: `${written} अक्षर और चाहिए`, other: `${written} अक्षर और चाहिए` }),
  of: (count, written, most) =>
    plural(count, { one: `${most} में से ${written} अक्षर`, other: `${most} में से ${written} अक्षर` }),
};
