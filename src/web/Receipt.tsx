import { resumeSender } from '~/api/send-missing-resume.ts';
import { SubmissionReceipt as Receipts } from '~/components/SubmissionReceipt/SubmissionReceipt.tsx';

/** The receipts, with what sends a resume that did not arrive. */
export function SubmissionReceipt(props: { jobId?: string }) {
  return <Receipts {...props} sender={resumeSender} />;
}
