import { objectName } from '~/domain/application/resume.ts';
import { resumeBucket, resumeMediaType } from '~/domain/application/rules.ts';
import type { Client } from './client.ts';

/**
 * Stores a resume (specification, section 7).
 * @param owner what its name begins with: the applicant's address, or the reference of a stored application.
 * @param nowMs milliseconds since 1970.
 * @returns its locator; null when the upload failed, which is logged.
 */
export async function uploadResume(
  client: Client,
  owner: string,
  resume: File,
  nowMs: number,
): Promise<string | null> {
  const bucket = client.storage.from(resumeBucket);
  const name = objectName(owner, nowMs);
  const { error } = await bucket.upload(name, asPdf(resume), { cacheControl: '3600', upsert: false });
  if (error === null) return bucket.getPublicUrl(name).data.publicUrl;
  // Neither name nor message: both may hold the applicant's address.
  console.error(
    `The resume was not uploaded (status ${error.status ?? 0}, code ${error.statusCode ?? 'none'}).`,
  );
  return null;
}

/** Some systems declare no type for a PDF; storage wants one. */
function asPdf(resume: File): File {
  if (resume.type === resumeMediaType) return resume;
  return new File([resume], resume.name, { type: resumeMediaType });
}
