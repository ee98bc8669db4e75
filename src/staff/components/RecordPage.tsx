import type { ComponentType, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Result } from '~/staff/api/result.ts';
import { useQuery } from '../session/use-query.ts';
import { LoadState } from './LoadState.tsx';
import { PageTitle } from './PageTitle.tsx';

type RecordPageProps<Value> = {
  /** Reads it. @param signal says that the page was left. */
  open: (id: string, signal: AbortSignal) => Promise<Result<Value | null>>;
  /** Stands before it, whatever came. */
  Before: ComponentType<{ id: string }>;
  /** Title of the page where there is none of that id. */
  missing: string;
  /** @param reload reads it anew, after a change. */
  children: (value: Value, reload: () => void) => ReactNode;
};

/** One application or request, as the address names it. */
export function RecordPage<Value>(props: RecordPageProps<Value>) {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} {...props} />;
}

function Opened<Value>({ id, open, Before, missing, children }: RecordPageProps<Value> & { id: string }) {
  const query = useQuery(id, (signal) => open(id, signal));
  const { value, failure, isLoading, reload } = query;
  return (
    <>
      <Before id={id} />
      <LoadState query={query} {...(isLoading && { loading: 'Loading …' })} />
      {value !== null && children(value, reload)}
      {value === null && failure === null && !isLoading && (
        <>
          <PageTitle title={missing} />
          <p>There is nothing at this address. It may have been erased.</p>
        </>
      )}
    </>
  );
}
