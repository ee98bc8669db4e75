import { brand } from '../../../../config/brand.ts';

const product = brand.productName;

/** The accessibility statement, with the parts of the W3C's model statement (w3.org/WAI/planning/statements). */
export const accessibility = {
  head: {
    title: `Accessibility – ${product}`,
    description: `How ${product} works for people who see, hear, move or read in other ways. What is still hard to use, and how to get help.`,
  },
  heading: 'Access for Everyone',
  lead: 'This is our accessibility statement. Here is what helps you, what does not work yet and whom to tell.',
  dated: 'Last updated:',
  sections: {
    'our-aim': {
      title: 'Our Aim',
      summary: 'Each person should be able to read, use and understand this site.',
      blocks: [
        {
          facts: [
            {
              label: 'The standard we follow',
              lines: ['Web Content Accessibility Guidelines (WCAG) 2.2, level AA'],
            },
            {
              label: 'Where we stand',
              lines: ['Partially conformant: the known limits below are still open'],
            },
          ],
        },
        'Our text has more contrast than level AA asks for. It has the contrast of level AAA.',
      ],
    },
    'what-helps': {
      title: 'What Helps You Here',
      summary: 'You can make text larger, use the keys alone or have the page read to you.',
      blocks: [
        {
          intro: 'On each page:',
          items: [
            'a button makes all text up to twice as large',
            'all you can touch works with the keyboard too',
            'screen readers find headings, labels and messages',
            'the page goes dark when your device is set to dark',
            'nothing moves when your device is set to less motion',
            'pages can be printed in black on white',
          ],
        },
        'You can also call us. You need no screen for that.',
      ],
    },
    'how-we-check': {
      title: 'How We Check',
      summary: 'Programs test each page before it goes out. No outside expert has checked the site yet.',
      blocks: [
        'Tests look at contrast, text size, touch targets, labels and the keyboard on each page. They run in Chromium, Firefox and WebKit, and at 400 percent zoom. We made this statement from those tests, by ourselves.',
      ],
    },
    'known-limits': {
      title: 'Known Limits',
      summary: 'Some things are still hard to use. Ask us, and we will find another way.',
      blocks: [
        {
          intro: 'We know of these:',
          items: [
            'the slides on the pitch page come from Google and may not be described for screen readers',
            'the video on the press page comes from YouTube and may have no captions we wrote',
            'text cannot be copied and the right-click menu does not open; we will send you any text you need',
            'the other languages are translated from English; if something is not clear, tell us',
          ],
        },
      ],
    },
    'on-a-kiosk': {
      title: 'On a Kiosk',
      summary: 'The kiosk has large keys and large text, and reads aloud.',
      blocks: [
        'A bar on the screen changes the text size and the contrast, moves the page and reads it to you. If you cannot use a touch screen, ask the staff, or call us.',
      ],
    },
    'help-to-apply': {
      title: 'Help to Apply for a Job',
      summary: 'Tell us what you need, at any stage. It does not count against you.',
      blocks: [
        'You can also apply by email. We can send a job in large print or as plain text, and we can change how an interview is held.',
      ],
    },
    'contact-us': {
      title: 'Contact Us',
      summary: 'Tell us what does not work. We read it, and we answer.',
      blocks: [
        'Ask for any page in another form, such as large print. It is free. If our answer does not help, you can complain to the office for disability rights where you live.',
      ],
    },
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    accessibility: typeof import('./accessibility.ts');
  }
}
