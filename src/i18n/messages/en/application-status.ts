import { brand } from '../../../config/brand.ts';

const product = brand.productName;

/** The page behind an applicant's own link. */
export const statusMessages = {
  head: {
    title: `Your application – ${product}`,
    description: `See where your application to ${product} stands. Add your resume, withdraw it or erase it. You need your private link.`,
  },
  heading: 'Your application',
  lead: 'This page opens with your private link. Do not share the link: whoever has it can do what you can do.',
  needsScript: 'This page needs JavaScript, which is off in this browser. You can write to us instead:',
  looking: 'We are looking up your application...',
  facts: {
    heading: 'At a glance',
    position: 'Position',
    sent: 'Sent on',
    reference: 'Reference',
    resume: 'Resume',
    isThere: 'It has arrived.',
    isMissing: 'It is not there.',
  },
  copy: { label: 'Copy your private link', copied: 'Copied!', status: 'Your private link is copied.' },
  stateHeading: 'Where it stands',
  states: {
    new: 'Your application has arrived. We have not read it yet.',
    looked_at: 'We are reading your application.',
    talking: 'We would like to get to know you. We are in touch with you about the next steps.',
    offer: 'We would like to work with you. We have made you an offer.',
    hired: 'You have the job. We look forward to working with you.',
    declined:
      'This time we have chosen someone else. Thank you for the time and the care that you put into it. You are welcome to apply to us again.',
    withdrawn: 'You have withdrawn this application. We do not look at it any more.',
  },
  unknown: {
    heading: 'We cannot show anything here',
    text: 'This link may be incomplete, or no longer in use. Please check that you have all of it. If you do, write to us:',
  },
  noAnswer: {
    heading: 'We did not get an answer',
    text: 'You may be offline, or our server is busy. Nothing is lost. Please try again.',
    retry: 'Try again',
  },
  working: 'One moment...',
  failed: 'We got no answer, so we do not know if it worked. Please try again.',
  resume: {
    heading: 'Add your resume',
    text: 'Your resume is not with your application. You can add it here.',
    send: 'Send resume',
    first: 'Choose your resume above to turn on this button.',
    done: 'Your resume has arrived.',
    refused: 'Your resume was not accepted. Please choose the file again.',
  },
  withdraw: {
    heading: 'Withdraw your application',
    text: 'Then we look at it no more. We keep what you sent until you erase it, or until its time is over.',
    open: 'Withdraw',
    question: 'Withdraw your application?',
    explain: 'You cannot take this back. You can apply again.',
    confirm: 'Yes, withdraw it',
    keep: 'No, keep it',
    done: 'Your application is withdrawn.',
  },
  erase: {
    heading: 'Erase everything',
    text: 'Then nobody can see your application any more, and this link stops working.',
    open: 'Erase everything',
    question: 'Erase everything?',
    explain: 'This goes for good, and nobody can bring it back:',
    items: ['all that you wrote', 'your resume', 'the notes of our hiring team on it'],
    confirm: 'Yes, erase everything',
    keep: 'No, keep it',
    fileStays:
      'Your resume could not be erased, so all the rest is still there too. Please try again in a minute. If it does not work, write to us:',
  },
  erased: {
    heading: 'Everything is erased',
    text: 'Your application, your resume and our notes on it are gone. This link does not work any more.',
    link: 'To the careers page',
  },
} as const;

declare module '../message-types.ts' {
  interface English {
    applicationStatus: typeof import('./application-status.ts');
  }
}
