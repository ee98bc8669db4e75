import type { Example } from '../example.ts';
import { TextArea } from './TextArea.tsx';

const limit = 120;

function describeLength(typed: string) {
  const left = limit - typed.length;
  const text = left < 0 ? `${-left} characters too many` : `${left} characters left`;
  return { text, announcement: text, isOver: left < 0 };
}

/** Text that stood there before the script, as a browser restores it. */
function write(text: string) {
  return (element: HTMLTextAreaElement | null) => {
    if (element !== null) element.value = text;
  };
}

export const examples: readonly Example[] = [
  {
    name: 'Empty',
    element: (
      <TextArea id="area-empty" label="Cover letter" error={null} rows={3} describeLength={describeLength} />
    ),
  },
  {
    name: 'With a hint and a value',
    element: (
      <TextArea
        id="area-hint"
        label="Cover letter"
        hint="Tell us what you would bring to this job."
        ref={write('I care about large, calm type.')}
        error={null}
        rows={3}
        describeLength={describeLength}
      />
    ),
  },
  {
    name: 'Error, with too much text',
    element: (
      <TextArea
        id="area-error"
        label="Cover letter"
        error="Cover letter must be 120 characters or less"
        ref={write('I care about large, calm type. '.repeat(6))}
        rows={3}
        describeLength={describeLength}
      />
    ),
  },
];
