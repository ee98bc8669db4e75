import { brand } from '../../../../config/brand.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const terms = {
  head: {
    title: `Terms of Service – ${product}`,
    description: `The rules for using ${product}. It is an AI and not a doctor. Each part starts with a short summary in plain words.`,
  },
  heading: 'Terms of Service',
  lead: 'The rules for using our service, and what you can and cannot expect from it.',
  dated: 'Last updated:',
  sections: {
    acceptance: {
      title: 'Acceptance of Terms',
      summary: 'If you use our service, you agree to these rules. If you do not agree, do not use it.',
      blocks: [
        `These terms are between you and ${company}, the company behind ${product}. They cover this website, the web app, the chat and the voice line.`,
        'You must be an adult to agree to them. If you help another person use the service, you agree for yourself. They need to agree too.',
      ],
    },
    'service-description': {
      title: 'Service Description',
      summary: `${product} is an AI. It gives general health information about small symptoms and common conditions.`,
      blocks: [
        'You can reach it in a web app, in a chat and by phone. You tell it about symptoms or medicines. It answers with possible conditions, how serious they may be, treatment ideas and triage guidance.',
        'All answers are made by a computer. No doctor reads them before you do. The service may change, pause or be out of reach at times.',
      ],
    },
    'medical-disclaimer': {
      title: 'Medical Disclaimer',
      summary: 'This is not a diagnosis, and it is not a doctor. In an emergency, call for help at once.',
      blocks: [
        'The service gives information, not medical advice. It does not diagnose, treat or cure. It cannot examine you, and it can be wrong.',
        {
          intro: 'For your safety:',
          items: [
            'ask a doctor or a pharmacist before you start, stop or change a medicine',
            'do not put off a visit because of something the AI said',
            'call emergency services if you may be in danger',
          ],
        },
        'Using the service does not make you our patient. The word “diagnosis” in the name of a feature does not change this.',
      ],
    },
    'user-responsibilities': {
      title: 'User Responsibilities',
      summary: 'Be truthful, be careful and use the service only as it is meant to be used.',
      blocks: [
        {
          intro: 'You agree to:',
          items: [
            'give true information as well as you can',
            'use the answers with care and with common sense',
            'respect the privacy of other people',
            'not try to break, copy or overload the service',
            'not use it to harm, cheat or mislead others',
            'send only your own resume and true facts when you apply for a job',
          ],
        },
      ],
    },
    'intellectual-property': {
      title: 'Intellectual Property',
      summary: 'What we made belongs to us. What you write stays yours.',
      blocks: [
        `The name ${product}, the logo, the texts, the pictures and the software belong to ${company} or to those who let us use them.`,
        'You may use the service for yourself and for those you care for. The press may use the brand files on our press page to write about us. For other uses, ask us first.',
        'What you send us stays yours. You let us use it to answer you, as our Privacy Policy says.',
      ],
    },
    'limitation-of-liability': {
      title: 'Limitation of Liability',
      summary: 'We do our best, but we cannot promise that each answer is right.',
      blocks: [
        'We offer the service as it is. We do not promise that it is free of errors or always there.',
        'As far as the law allows, we are not liable for loss or harm that comes from relying on an answer. Some places do not allow such limits. There, they apply only as far as the law lets them.',
      ],
    },
    'changes-to-terms': {
      title: 'Changes to Terms',
      summary: 'We may change these rules. The date at the top tells you when we last did.',
      blocks: [
        'When we change the terms, we post the new text here with a new date. If you use the service after that, the new terms apply. If you do not agree, please stop using it.',
      ],
    },
    'governing-law': {
      title: 'Governing Law',
      summary: 'The law of the United States applies.',
      blocks: [
        'The laws of the United States govern these terms. You keep any rights that the law of your own country gives you and that cannot be waived.',
      ],
    },
    'contact-us': {
      title: 'Contact Us',
      summary: 'Do you have a question about these terms? Call or write.',
      blocks: [],
    },
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    terms: typeof import('./terms.ts');
  }
}
