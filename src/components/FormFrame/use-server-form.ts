import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { FormSignals } from '~/domain/application/application.ts';
import { focusInView } from '~/ui/focus-control.ts';
import { useSecondsShown } from '~/ui/use-seconds-shown.ts';

/**
 * What public forms have in common: fields that are checked when the form is sent, what the server says of one of them, and where
 * the focus goes: to the list of what is wrong, which leads to each field. Fields are uncontrolled and have no default values, so what
 * was typed before the script ran stays.
 * @param controlId the id of a field's control; one function for the whole life of the form. Fields may be more than those of
 *   `Written`: a file, say.
 */
export function useServerForm<Written extends FieldValues, Field extends string = Path<Written>>(
  resolver: Resolver<Written>,
  controlId: (field: Field) => string,
) {
  const form = useForm<Written>({ resolver, shouldFocusError: false });
  /** The fields that the last try has refused. Each try leads to their list; mending one does not. */
  const [refused, setRefused] = useState<readonly Field[]>([]);
  const summaryHeading = useRef<HTMLHeadingElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const secondsShown = useSecondsShown();

  useEffect(() => {
    if (refused.length > 0) focusInView(summaryHeading.current);
  }, [refused]);

  return {
    form,
    honeypot,
    /** For the heading of the list of what is wrong. */
    summaryHeading,
    /** What tells a person from a program. */
    signals: (): FormSignals => ({ honeypot: honeypot.current?.value ?? '', seconds: secondsShown() }),
    /** Checks the fields, which say what is wrong from then on. @returns what is written; null where something is wrong. */
    async check(event: SubmitEvent<HTMLFormElement>): Promise<Written | null> {
      const checked: Written[] = [];
      await form.handleSubmit((fields) => void checked.push(fields))(event);
      return checked[0] ?? null;
    },
    /** Whether the last check found something wrong with a field. */
    isWrong: (field: Path<Written>) => form.getFieldState(field).invalid,
    /** Shows these fields as refused, in this order, and leads to their list. */
    leadTo: setRefused,
    /** The server's refusal of a field is shown like a mistake that the check found. */
    refuse(field: Path<Written> & Field, message: string) {
      form.setError(field, { type: 'server', message });
      setRefused([field]);
    },
    /** Those of the last try that are not mended yet. @param messageOf what a field says now. */
    problems: (messageOf: (field: Field) => string | null | undefined) =>
      refused.flatMap((field) => {
        const message = messageOf(field);
        return message ? [{ id: controlId(field), message }] : [];
      }),
  };
}
