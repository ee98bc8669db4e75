import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/** Words of the frame around every page. */
export const shellMessages: Messages['shell']['shellMessages'] = {
  skipToContent: 'सीधे मुख्य बात पर जाएँ',
  homeLabel: `${brand.productName} का मुख्य पेज`,
  backToHome: 'मुख्य पेज पर वापस',
  failedTitle: 'यह पेज नहीं खुला',
  failedText: 'हमारी तरफ़ कुछ गड़बड़ हुई है। कृपया दोबारा कोशिश करें, या हमें फ़ोन करें।',
  call: 'फ़ोन करें:',
  chat: 'WhatsApp पर चैट करें',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  menuLabel: 'मुख्य',
  toTop: `${brand.productName}: पेज के ऊपर जाएँ`,
  webAppButton: `${brand.productName} को वेब पर इस्तेमाल करें`,
  chatLink: `${brand.productName} को WhatsApp पर इस्तेमाल करें`,
  tryWebApp: 'वेब ऐप आज़माएँ',
  webAppComingSoon: 'वेब ऐप जल्द आ रहा है',
  textSize: {
    label: 'अक्षरों का आकार',
    next: (size) => `अक्षरों का आकार ${size} प्रतिशत है। बदलने के लिए दबाएँ।`,
    percent: (size) => `${size}%`,
  },
  copyNumber: {
    label: 'कॉपी करें',
    copied: 'कॉपी हो गया!',
    status: 'नंबर कॉपी हो गया है।',
    name: 'फ़ोन नंबर कॉपी करें',
  },
  newTab: 'नए टैब में खुलेगा',
  languages: 'भाषा',
  error: 'गड़बड़ी:',
  footer: {
    contact: 'संपर्क',
    status: 'सभी सेवाएँ चालू हैं',
    social: 'हमसे जुड़ें',
    tagline: 'बुज़ुर्गों के लिए सेहत की जानकारी, आसान भाषा में और आसानी से। दवाओं के सवाल भी पूछें।',
    copyright: (year) => `© ${year} ${brand.productName}, ${brand.parentCompany} का ब्रांड`,
  },
};
