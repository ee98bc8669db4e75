import { brand } from '../../../../config/brand.ts';

const product = brand.productName;

/** The separate policy for consumer health data, with what RCW 19.373.020 asks for, in its order. */
export const healthData = {
  head: {
    title: `Consumer Health Data – ${product}`,
    description: `What ${product} does with what you tell it about your health: what it keeps, why, who may see it and how you can take it back.`,
  },
  /** The law's own name for it, as its readers look for it (RCW 19.373.020). */
  heading: 'Consumer Health Data Privacy Policy',
  lead: 'What happens to the things you tell us about your health.',
  dated: 'Effective date:',
  sections: {
    'what-we-collect': {
      title: 'What We Collect and Why',
      summary:
        'We keep what you tell the AI about your health, to answer you. This website asks for none of it.',
      blocks: [
        {
          intro: 'In the web app, in the chat and on the voice line we collect:',
          items: [
            'symptoms and how you feel',
            'conditions you have or had',
            'medicines you take',
            'allergies',
            'what the AI concludes from this, such as a likely cause',
          ],
        },
        {
          intro: 'We use it to:',
          items: [
            'answer your question and tell you how soon to get care',
            'find faults and stop misuse',
            'make answers safer and easier to understand',
          ],
        },
        'We use it for nothing else unless you say yes first. We do not use it for ads.',
      ],
    },
    'where-it-comes-from': {
      title: 'Where It Comes From',
      summary: 'It comes from you, or from a person who asks for you.',
      blocks: [
        'You type it or say it. A family member or a helper may do so for you. We buy no health data and get none from your doctor.',
      ],
    },
    'what-we-share': {
      title: 'What We Share',
      summary:
        'We never sell it. We share it only to run the service, when you agree, or when the law says so.',
      blocks: [
        {
          intro: 'Each kind of health data named above may be shared with:',
          items: [
            'companies that run our systems for us and must follow our rules',
            'the chat service and the phone company that carry your words',
            'a health care provider, when you ask us to',
            'legal authorities, when the law requires it',
          ],
        },
        {
          facts: [{ label: 'Companies of our own group that get it', lines: ['None'] }],
        },
      ],
    },
    'your-choices': {
      title: 'Your Choices',
      summary: 'You can see it, take back your yes, and have it deleted. It is free.',
      blocks: [
        {
          intro: 'You have the right to:',
          items: [
            'know whether we hold health data about you',
            'see it, with a list of those we shared it with and how to reach them',
            'withdraw your consent to its collection or sharing',
            'have it deleted, also by those we shared it with',
          ],
        },
        'Write to our privacy officer or call us. We answer within 45 days. We may ask a question to make sure that it is you.',
        {
          title: 'If we say no',
          text: 'You can appeal: write to our privacy officer again and say so. We answer an appeal within 45 days. If we still say no, you can complain to the Attorney General of your state, in Washington at www.atg.wa.gov/file-complaint.',
        },
      ],
    },
    changes: {
      title: 'Changes to This Policy',
      summary: 'A new text has a new date. A new use of your data needs your yes.',
      blocks: [
        'We post the new text here with a new effective date. Before we collect, use or share other health data, we tell you and ask for your consent.',
      ],
    },
    'contact-us': {
      title: 'Contact Us',
      summary: 'Call or write. Tell us what you need and how to reach you.',
      blocks: [{ link: 'Privacy Policy' }],
    },
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    healthData: typeof import('./health-data.ts');
  }
}
