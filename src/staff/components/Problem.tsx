import { ErrorText } from '~/ui/Field/ErrorText.tsx';

/** What went wrong with the last try, read out as soon as it is known. The place is there before. */
export function Problem({ text }: { text: string | null }) {
  return <div role="alert">{text !== null && <ErrorText>{text}</ErrorText>}</div>;
}
