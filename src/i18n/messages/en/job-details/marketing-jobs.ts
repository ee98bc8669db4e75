import { brand } from '../../../../config/brand.ts';

export const marketingJobs = {
  'field-marketing-specialist': {
    overview: `A talk in a familiar room can do more than any ad. Our partners host these events, and you make them work. You plan each one from home, ship a small kit and join by video. After each event you tell us what people asked, so that ${brand.productName} gets better.`,
    responsibilities: [
      'Plan talks and demo days with partners who host them',
      'Write the script, the checklist and the flyer for each event',
      'Pack the list for the kit and see that it ships on time',
      'Join by video to help the host and answer questions',
      'Keep track of cost and turnout, and share what you learned',
    ],
    qualifications: [
      'You have planned events, classes or local campaigns',
      'You think of small things early, such as chairs, sound and large print',
      'You stay calm when plans change',
      'You speak and write in plain words',
      'You are kind and patient with people who are new to tech',
    ],
    benefits: [
      'Work from home, with partners as our hands on site',
      'Paid time off and local public holidays',
      'A budget for kits and print that you manage',
      'A laptop, a camera and a good microphone',
      'Paid hours each month to learn',
    ],
  },
  'community-outreach-coordinator': {
    overview:
      'You are often the first person a group meets from our team. You call clubs, faith groups and senior centers and ask what they need. Then you set up a short online visit and show how our AI helper works. You also tell them what it cannot do.',
    responsibilities: [
      'Call and write to local groups and answer their questions',
      'Set up online visits and send clear reminders',
      'Show how to chat or call, one step at a time',
      'Say plainly that it is an AI and not a doctor',
      'Keep a simple log of who asked what, without health details',
    ],
    qualifications: [
      'You enjoy talking with people you have not met before',
      'You explain things slowly and never talk down',
      'You keep promises and call back on time',
      'You can use email, a calendar and video calls',
      'A second language, such as Spanish, French or Hindi, is a plus',
    ],
    benefits: [
      'Work from home, part of the week',
      'Hours set with you ahead of time',
      'A headset and a phone plan for work calls',
      'Training before your first call',
    ],
  },
  'social-media-manager': {
    overview:
      'People ask us about their health in public, even on a photo of a garden. You run our social pages and set the tone. You share posts that are useful and true. You also know when to send a person to a doctor or to emergency help.',
    responsibilities: [
      'Plan each month of posts with our writers and designers',
      'Post on our social pages and add text for images',
      'Answer comments within a day, with warmth and facts',
      'Follow our safe reply guide when a comment is about health',
      'Hide spam and scams that target older adults',
      'Report what people ask for most',
    ],
    qualifications: [
      'You have run social pages for a group, a cause or a company',
      'You write short posts that sound like a person',
      'You check a fact before you share it',
      'You keep calm when a comment is rude',
      'You care about captions and text for images',
    ],
    benefits: [
      'Work from home',
      'Paid time off and local public holidays',
      'No late shifts, because quiet hours are real',
      'The tools you need to plan and post',
      'Paid hours each month to learn',
    ],
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    marketingJobs: typeof import('./marketing-jobs.ts');
  }
}
