import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { fieldColumns } from '../../src/config/application-row.ts';
import type { Target } from './doctor-target.ts';

/** The one application, with its file, that the doctor writes so that there is something to attack. */
export type Probe = {
  id: string | null;
  email: string;
  /** Of the link to it, as an applicant has one. */
  secret: string;
  resumeName: string;
  application: ReturnType<typeof probeRow>;
};

/** What files the probe: a name nobody can take for a person's, an address that can never receive mail. */
export function aProbe(target: Target, nowMs: number): Probe {
  const email = `doctor-probe-${nowMs}@probe.invalid`;
  const resumeName = `${email.replace('@', '_')}_${nowMs}.pdf`;
  const resumeUrl = target.client.storage.from('resumes').getPublicUrl(resumeName).data.publicUrl;
  const secret = randomBytes(32).toString('base64url');
  const link_hash = createHash('sha256').update(secret).digest('hex');
  return { id: null, email, secret, resumeName, application: probeRow(email, resumeUrl, link_hash) };
}

/** Other names of the probe, none of which an application uses. */
export function numberedName({ resumeName }: Probe, number: number): string {
  return resumeName.replace(/_\d+\.pdf$/, `_${number}.pdf`);
}

/** A name that would be fine, and is never used by an application. */
export const otherName = (probe: Probe): string => numberedName(probe, 2);

const sentence = 'This is a probe of the command "npm run doctor", not an application. Please delete it. ';

function probeRow(email: string, resume_url: string, link_hash: string) {
  return {
    job_id: 'doctor-probe',
    job_title: 'Doctor probe, please delete',
    full_name: 'Doctor Probe (not a person)',
    email,
    phone: '+10000000000',
    resume_url,
    cover_letter: sentence.repeat(2),
    linkedin_profile: '',
    [fieldColumns.whyJoin]: sentence,
    submission_key: randomUUID(),
    link_hash,
  };
}

/** A file of text that says it is a PDF. */
export function probeText(): File {
  return new File(['Probe of the command "npm run doctor".'], 'doctor-probe.pdf', {
    type: 'application/pdf',
  });
}

/** A small file that says what it is. */
export function probeFile(bytes = 400, type = 'application/pdf'): File {
  const content = Buffer.alloc(bytes, ' ');
  content.write('%PDF-1.4\n% Probe of the command "npm run doctor". Please delete it.\n');
  return new File([content], 'doctor-probe.pdf', { type });
}
