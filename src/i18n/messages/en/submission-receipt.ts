/** What stands on the page after an application was sent, until it is closed: the reference and the applicant's own link. */
export const receiptMessages = {
  heading: 'Your application has arrived',
  position: 'Position',
  reference: 'Reference',
  link: 'Your private link',
  why: 'With it you can see where your application stands, add a resume, withdraw or erase everything.',
  keep: 'Keep it: only you have it.',
  copy: {
    label: 'Copy',
    copied: 'Copied!',
    status: 'Your private link is copied.',
    name: 'Copy your private link',
  },
  open: 'Open the link',
  close: 'Close this message',
  /** Read out once, when the page has changed by itself. */
  said: (reference: string) =>
    `Your application has arrived. Reference ${reference}. Your private link is on this page.`,
  saidWithout: 'Your application has arrived. Your private link is on this page.',
} as const;

/** A position that takes no more applications. */
export const closedMessages = {
  sentence: 'This position is closed.',
  text: 'We take no more applications for it.',
  link: 'See open positions',
} as const;

declare module '../message-types.ts' {
  interface English {
    submissionReceipt: typeof import('./submission-receipt.ts');
  }
}
