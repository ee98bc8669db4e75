import { brand } from '../../../../config/brand.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const privacy = {
  head: {
    title: `Privacy Policy – ${product}`,
    description: `What ${product} collects, why, who may see it and how you can see, fix or delete it. Each part starts with a short summary.`,
  },
  heading: 'Privacy Policy',
  lead: 'What we know about you, why we know it, and what you can ask of us.',
  dated: 'Effective date:',
  sections: {
    introduction: {
      title: 'Introduction',
      summary: 'This page tells you how we treat your data. We keep as little as we can.',
      blocks: [
        `${product} is a brand of ${company}. In this policy, “we” means ${company}. It covers this website, the web app, the chat and the voice line.`,
        `${product} is an AI that gives health information. It is not a doctor. Share only what you need to share to get an answer.`,
        'The chat runs on WhatsApp, and calls run through phone companies. Those services have privacy rules of their own.',
        {
          title: 'When this policy changes',
          text: 'We post the new text here with a new effective date. Before a big change applies, we also say so on our home page.',
        },
      ],
    },
    'information-we-collect': {
      title: 'Information We Collect',
      summary: 'Most of it is what you tell us. The rest is what a device sends to make a page work.',
      blocks: [
        {
          title: 'Personal information',
          text: 'This is your name, email address or phone number, when you give it to us. It is also what you send when you apply for a job.',
        },
        {
          title: 'Medical information you share with the AI',
          text: 'This is what you type or say about symptoms, conditions, medicines and allergies. We use it to answer you. This website itself never asks for it.',
        },
        { link: 'Consumer Health Data Privacy Policy' },
        {
          title: 'Usage data',
          text: 'Our servers may note which pages were opened, when, and whether something failed. This website uses no ads and no tracking cookies.',
        },
        {
          title: 'Device information',
          text: 'This is the type of browser and the network address that each request carries. The page also reads your time zone to show the right phone number. The time zone stays on your device. So does your choice of text size and language. What you type into the application form stays in its browser tab until you send it, clear the form or close the tab.',
        },
        {
          title: 'Do Not Track and other websites',
          text: 'We do not follow you from site to site, and we let no one else do so here. So a “Do Not Track” or “Global Privacy Control” signal from your browser has nothing to turn off.',
        },
        'Two pages can show content from others. The pitch page loads slides from Google. The press page loads a YouTube video, but only after you press play. They then see your network address, and may note that you came from here.',
      ],
    },
    'how-we-use': {
      title: 'How We Use Your Information',
      summary: 'We use your data to answer you, to keep things safe and to make the service better.',
      blocks: [
        {
          intro: 'We use information to:',
          items: [
            'answer your questions and give triage guidance',
            'run the website, the web app, the chat and the voice line',
            'find faults and stop misuse',
            'make our answers safer and easier to understand',
            'reply when you write to us or call us',
            'review job applications',
            'follow the law',
          ],
        },
        {
          title: 'Job applications',
          text: `When you apply for a job, we keep your name, email, phone number, resume and answers. We also keep your LinkedIn address, if you give one. Only the ${product} hiring team reads them, and only to fill that job.`,
        },
        'We delete applications 12 months after the job closes. You can ask us to delete yours sooner. Write to us from the same email address and name the job.',
        'When you have applied, you get a reference and a private link. With the link you can see where your application stands, withdraw it or erase it. Only you have the link: we keep a fingerprint of it that opens nothing. Both stay in your browser tab until you close their message or the tab.',
      ],
    },
    'data-security': {
      title: 'Data Security',
      summary: 'We guard your data with care. No system is perfect, so share only what you need to.',
      blocks: [
        'Data travels to this website over an encrypted connection. Resumes go to a private store that the public cannot open. Only staff who need the data for their work can reach it.',
        'If a breach puts your data at risk, we will tell you as the law requires. Tell us at once if you think something is wrong.',
      ],
    },
    'information-sharing': {
      title: 'Information Sharing',
      summary: 'We do not sell your data. We share it only in the few cases listed here.',
      blocks: [
        'We never sell or rent your personal or medical information.',
        {
          intro: 'We may share information with:',
          items: [
            'health care providers, when you agree to it',
            'service providers who run our systems and must follow our rules',
            'legal authorities, when the law requires it',
          ],
        },
      ],
    },
    'your-rights': {
      title: 'Your Rights',
      summary: 'It is your data. You can see it, fix it, get a copy or have it deleted.',
      blocks: [
        {
          intro: 'You have the right to:',
          items: [
            'access the information we hold about you',
            'correct what is wrong',
            'delete your information',
            'opt out of sharing',
            'obtain a copy of your information',
          ],
        },
        'To use any of these rights, write or call. It is free. We may ask a question to make sure that it is you. Your local law may give you more rights, and we will honor them.',
      ],
    },
    'contact-us': {
      title: 'Contact Us',
      summary: 'Call or write. Tell us what you need and how to reach you.',
      blocks: [],
    },
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    privacy: typeof import('./privacy.ts');
  }
}
