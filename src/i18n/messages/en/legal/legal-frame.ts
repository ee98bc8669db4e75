/** Words around each legal document. */
export const legalFrame = {
  backToHome: 'Back to Home',
  contentsLabel: 'On this page',
  summaryLabel: 'In short:',
  contactPhone: 'Phone',
  contactEmail: 'Email',
  responsible: 'Who is responsible for your data',
  privacyOfficer: 'Privacy officer',
} as const;

declare module '../../message-types.ts' {
  interface English {
    legalFrame: typeof import('./legal-frame.ts');
  }
}
