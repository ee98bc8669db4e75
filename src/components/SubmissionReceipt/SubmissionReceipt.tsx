import { useEffect } from 'react';
import { ReceiptPanel } from './ReceiptPanel.tsx';
import { recallReceipts, useReceipts } from './receipts.ts';

/**
 * The applications that were sent in this tab, each with its reference and the applicant's own link, until they are closed.
 * @param jobId shows those for one job alone.
 */
export function SubmissionReceipt({ jobId }: { jobId?: string }) {
  const receipts = useReceipts((state) => state.receipts);
  useEffect(recallReceipts, []);
  return receipts
    .filter((receipt) => jobId === undefined || receipt.jobId === jobId)
    .map((receipt) => <ReceiptPanel key={receipt.secret} receipt={receipt} isCalm={jobId !== undefined} />);
}
