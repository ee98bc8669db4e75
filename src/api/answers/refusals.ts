/** Why the database refuses, as `hint` of its error. */
export const refusalHints = {
  /** An act on the account of a member (public.begin_member_action). */
  alreadyMember: 'already_member',
  notYourself: 'not_yourself',
  lastAdmin: 'last_admin',
  noSuchMember: 'no_such_member',
  tooMuchByMember: 'rate_limited_member',
  /** The position takes no applications. */
  positionClosed: 'position_closed',
  /** There is no such position, or nobody has published it. */
  positionUnknown: 'position_unknown',
  /** The same application is stored already. */
  alreadyReceived: 'already_received',
  /** Too many from one network, too many on the whole site, several in one request. */
  limitedNetwork: 'rate_limited_network',
  limitedSite: 'rate_limited_site',
  limitedRequest: 'one_application_per_request',
  /** The applicant took it back: staff change it no more. */
  applicationWithdrawn: 'application_withdrawn',
  /** A legal claim about the application is open. */
  applicationHeld: 'application_held',
  /** The file has to be deleted before its application. */
  resumeStillThere: 'resume_still_there',
  /** Nobody collects mail: no mail sender is set up. */
  noMailSender: 'no_mail_sender',
  /** Staff have saved as many templates as there may be. */
  tooManyTemplates: 'too_many_templates',
  /** The file that was named cannot be this application's resume. */
  resumeRefused: 'resume_refused',
} as const;
