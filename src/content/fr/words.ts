import * as application from './application.ts';
import * as arrived from './arrived.ts';
import * as careers from './careers.ts';
import * as countries from './countries.ts';
import * as emergency from './emergency.ts';
import * as healthWords from './health-words.ts';
import * as home from './home.ts';
import * as job from './job.ts';
import * as creativeJobs from './job-details/creative.ts';
import * as growthJobs from './job-details/growth.ts';
import * as marketingJobs from './job-details/marketing.ts';
import * as otherJobs from './job-details/other.ts';
import * as jobs from './jobs.ts';
import * as kiosk from './kiosk.ts';
import * as accessibility from './legal/accessibility.ts';
import * as legalFrame from './legal/frame.ts';
import * as healthData from './legal/health-data.ts';
import * as privacy from './legal/privacy.ts';
import * as terms from './legal/terms.ts';
import * as navigation from './navigation.ts';
import * as notFound from './not-found.ts';
import * as notices from './notices.ts';
import * as offer from './offer.ts';
import * as ownLink from './own-link.ts';
import * as pitch from './pitch.ts';
import * as press from './press.ts';
import * as safety from './safety.ts';
import * as samples from './samples.ts';
import * as shell from './shell.ts';
import * as standIn from './stand-in.ts';
import { wordsOf } from '../words.ts';

/**
 * Every word of French, by file. For the build and for tests: a page imports the files that it shows, and no more.
 */
export const words = wordsOf({
  application,
  arrived,
  careers,
  countries,
  emergency,
  healthWords,
  home,
  job,
  creativeJobs,
  growthJobs,
  marketingJobs,
  otherJobs,
  jobs,
  kiosk,
  accessibility,
  legalFrame,
  healthData,
  privacy,
  terms,
  navigation,
  notFound,
  notices,
  offer,
  ownLink,
  pitch,
  press,
  safety,
  samples,
  shell,
  standIn,
});
