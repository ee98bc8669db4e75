import { watchUploads } from './upload-progress.ts';
import { withStatusClient } from './with-status-client.ts';

/** A resume that did not arrive with its application: `owner` is what its file's name begins with. */
type MissingResume = { secret: string; owner: string; resume: File };

/** Sends by the applicant's link what did not arrive, and tells how far it is. */
export const resumeSender = {
  watch: watchUploads,
  /** @returns whether the application has a resume now. Never rejects. */
  send: async ({ secret, owner, resume }: MissingResume): Promise<boolean> => {
    const file = { resume, reference: owner, nowMs: Date.now() };
    const answer = await withStatusClient((api, client) => api.addResumeByLink(client, secret, file));
    return answer.kind === 'shown' && answer.application.has_resume;
  },
};
