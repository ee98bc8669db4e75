import {
  useCallback,
  useRef,
  type Ref,
  type TextareaHTMLAttributes,
  useEffect,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import controlStyles from '../Field/Control.module.css';
import styles from './TextArea.module.css';
export type TextAreaProps = FieldTexts &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldTexts | 'defaultValue' | 'value'> & {
    ref?: Ref<HTMLTextAreaElement>;
    /** The line below the field that tells how long the text is, and how it is read out. `isOver` styles it as an error. */
    describeLength: (typed: string) => { text: string; announcement: string; isOver: boolean };
  };

/**
 * A field of several lines with a character counter below. It never stops anybody from typing or pasting; what is too much is
 * counted. The counter is read out only after a rest in typing.
 */
export function TextArea({
  id,
  label,
  hint,
  error,
  errorPrefix,
  describeLength,
  ref,
  ...textarea
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  const attach = useCallback(
    (node: HTMLTextAreaElement | null) => {
      element.current = node;
      if (typeof ref === 'function') ref(node);
      else if (ref) ref.current = node;
    },
    [ref],
  );
  const length = describeLength(useTyped(element));
  const rested = useRested(element);
  const counter = (
    <>
      <p className={styles.Counter} data-over={length.isOver ? '' : undefined} aria-hidden="true">
        {length.text}
      </p>
      <output className={styles.Status}>
        <VisuallyHidden>{rested === null ? '' : describeLength(rested).announcement}</VisuallyHidden>
      </output>
    </>
  );
  return (
    <Field {...{ id, label, error, errorPrefix }} below={counter} {...(hint === undefined ? {} : { hint })}>
      {(control) => (
        <textarea
          rows={7}
          dir="auto"
          placeholder=" "
          {...textarea}
          {...control}
          ref={attach}
          className={`${controlStyles.Control} ${styles.TextArea}`}
        />
      )}
    </Field>
  );
}

/** Milliseconds of rest after which the counter is read out. */
const restMs = 1_000;

type TextAreaRef = RefObject<HTMLTextAreaElement | null>;

/**
 * Value of an uncontrolled text field, also when it was typed before the script ran, or the form was reset.
 */
function useTyped(element: TextAreaRef): string {
  const subscribe = useCallback((onChange: () => void) => listen(element, onChange, onChange), [element]);
  return useSyncExternalStore(
    subscribe,
    () => element.current?.value ?? '',
    () => '',
  );
}

/** What stood in the field at the last rest in typing; null until something was typed. */
function useRested(element: TextAreaRef): string | null {
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(rest);
    const wait = () => {
      stop();
      rest = setTimeout(() => setRested(element.current?.value ?? null), restMs);
    };
    const forget = () => {
      stop();
      setRested(null);
    };
    const unlisten = listen(element, wait, forget);
    return () => {
      stop();
      unlisten();
    };
  }, [element]);
  return rested;
}

function listen({ current }: TextAreaRef, onInput: () => void, onReset: () => void): () => void {
  const listening = new AbortController();
  current?.addEventListener('input', onInput, listening);
  // The event comes before the fields are emptied.
  current?.form?.addEventListener('reset', () => setTimeout(onReset), listening);
  return () => listening.abort();
}
