/** The mail that carries an applicant’s private link (supabase/functions/application-mail). */
export const linkMailMessages = {
  subject: (position: string) => `Your application has arrived: ${position}`,
  arrived: (position: string, reference: string) =>
    `Thank you. Your application for ${position} has arrived. Its reference is ${reference}.`,
  /** The link follows on a line of its own. */
  whatFor: 'With this private link you can see where it stands, add a resume, take it back or erase it:',
  keep: 'Please keep this link to yourself. Whoever has it can do all that you can do.',
  mistake: (contact: string) =>
    `You did not apply? Then somebody typed your address by mistake. Please write to ${contact}.`,
} as const;

declare module '../message-types.ts' {
  interface English {
    linkMail: typeof import('./link-mail.ts');
  }
}
