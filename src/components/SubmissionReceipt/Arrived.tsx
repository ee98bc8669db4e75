import { useEffect } from 'react';
import { ArrivedPanel } from './ArrivedPanel.tsx';
import { recallReceipts, useReceipts } from './receipts.ts';

/**
 * The applications that were sent in this tab, each with its reference and the applicant's own link, until they are closed.
 * @param jobId shows those for one job alone.
 */
export function Arrived({ jobId }: { jobId?: string }) {
  const receipts = useReceipts((state) => state.receipts);
  useEffect(recallReceipts, []);
  return receipts
    .filter((receipt) => jobId === undefined || receipt.jobId === jobId)
    .map((receipt) => <ArrivedPanel key={receipt.secret} receipt={receipt} isCalm={jobId !== undefined} />);
}
