import { ErrorText } from '~/ui/Field/ErrorText.tsx';

/** The error of the last attempt. Its live region is rendered before the error, so that it is read out. */
export function Problem({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <ErrorText>{text}</ErrorText>}</div>;
}
