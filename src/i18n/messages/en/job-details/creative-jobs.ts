import { brand } from '../../../../config/brand.ts';

export const creativeJobs = {
  'graphic-designer': {
    overview: `Good design can be the reason a person gets help in time. You make our pages, posters, slides and cards. All of it must be easy to read from arm’s length, in poor light and without the right glasses. You test your work with older readers and change what does not work.`,
    responsibilities: [
      'Design web pages, posters, slides and cards',
      'Keep our type, color and spacing rules and make them better',
      'Draw simple icons and pictures in our own style',
      'Check contrast and text size before a design goes out',
      'Prepare clean files for print and for the web',
    ],
    qualifications: [
      'A portfolio with work that is clear as well as lovely',
      'You know type, grids and color well',
      'You know a vector tool and a layout tool',
      'You like to watch people use your work',
      'You have read about access needs, or you are ready to',
    ],
    benefits: [
      'Work from home',
      'Paid time off and local public holidays',
      'A large screen and the design tools you need',
      'Your name in the credits where we have them',
      'Paid hours each month to learn',
    ],
  },
  'video-editor-animator': {
    overview: `A short video can take away the fear of a first try. You cut and animate clips that show how to ask ${brand.productName} a question. They are calm, slow and clear. Each one has captions and a full text version.`,
    responsibilities: [
      'Cut short how-to videos from raw clips and screen takes',
      'Animate simple shapes, arrows and words that guide the eye',
      'Write and time captions that are easy to read',
      'Balance voice and music so that each word is clear',
      'Export each video for web, chat and large screens',
    ],
    qualifications: [
      'A reel with two or three pieces that you cut or animated',
      'You know an editing tool and a motion tool',
      'You have an ear for clear speech',
      'You avoid flashes and fast cuts',
      'You name and store files so that others can find them',
    ],
    benefits: [
      'Work from home, part of the week',
      'Hours you plan with your lead',
      'The editing tools you need',
      'Credit for your work where we can give it',
    ],
  },
  'content-creator': {
    overview:
      'You turn hard health topics into words that anyone can use. You write guides, stories and short scripts. A health expert checks the facts before we publish. You check that each line is plain, kind and true.',
    responsibilities: [
      'Write guides, stories and scripts on common health topics',
      'Find good sources and list them',
      'Work with the expert who checks your facts',
      'Test your drafts with readers and fix what is not clear',
      'Keep old pages up to date',
    ],
    qualifications: [
      'Three pieces of writing that a busy reader can follow',
      'You can say a hard thing in short words',
      'You know how to tell a good source from a poor one',
      'You take edits well and give them kindly',
      'You never use fear to get a click',
    ],
    benefits: [
      'Work from home, part of the week',
      'Hours you choose, with a clear weekly plan',
      'An editor who reads your work with care',
      'Your name on your work if you wish',
    ],
  },
} as const;

declare module '../../message-types.ts' {
  interface English {
    creativeJobs: typeof import('./creative-jobs.ts');
  }
}
