import type { RequestFailure } from '~/staff/api/result.ts';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { failureText } from '../texts/texts.ts';

type ProblemProps = {
  failure?: RequestFailure | null;
  /** What a failure means here. */
  describe?: (failure: RequestFailure) => string;
  /** What else is wrong, while nothing has failed. */
  text?: string | null;
};

/** The error of the last attempt. Its live region is rendered before the error, so that it is read out. */
export function Problem({ failure = null, describe = failureText, text = null }: ProblemProps) {
  const shown = failure === null ? text : describe(failure);
  return <div role="alert">{shown !== null && <ErrorText>{shown}</ErrorText>}</div>;
}
