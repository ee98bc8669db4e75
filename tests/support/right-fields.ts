import type { ApplicationFields } from '../../src/domain/application/application.ts';

/** What an applicant may write, right in every field. A new field of the form has its line here for all tests. */
export const rightFields: ApplicationFields = {
  fullName: 'Ana Lee',
  email: 'ana@mail.example',
  phone: '+18005550199',
  linkedinProfile: '',
  coverLetter: 'c'.repeat(100),
  whyJoin: 'w'.repeat(50),
};
