import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fileAccommodationRequest, type RequestResult } from '~/api/accommodation-requests.ts';
import { newSubmissionKey } from '~/api/submission-memory.ts';
import { positionParameter } from '~/config/paths.ts';
import { jobIds } from '~/content/jobs.ts';
import {
  requestFieldOrder,
  type AccommodationRequest,
  type RequestField,
  type RequestFields,
} from '~/domain/accommodation/request.ts';
import { checkRequest } from '~/domain/accommodation/schema.ts';
import { messages } from '~/i18n/messages.ts';
import { focusControl } from '~/ui/focus-control.ts';
import { useSecondsShown } from '~/ui/use-seconds-shown.ts';

/** Why nothing was sent, for the text above the button. */
type RequestFailure = Exclude<RequestResult['kind'], 'accepted'>;

type RequestState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; failure: RequestFailure };

const resolver: Resolver<RequestFields> = (typed) => {
  const checked = checkRequest(typed, ruleMessages());
  if (checked.kind === 'right') return { values: checked.fields, errors: {} };
  const errors = Object.entries(checked.problems).map(([field, message]) => [
    field,
    { type: 'rule', message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** What is wrong with a field: the words of the application form, where the rule is the same. */
function ruleMessages() {
  const { fullName, email, phone } = messages.fieldMessages;
  return { fullName, email, phone, ...messages.accommodation.problems };
}

/** The id of a field's control, where focus goes. */
export function controlId(field: RequestField): string {
  return `accommodation-${field}`;
}

/** Says what failed, and what to do. */
export function requestFailureText(failure: RequestFailure): string {
  const own = messages.accommodation.failure;
  switch (failure) {
    case 'limited':
      return own.limited;
    case 'not-configured':
      return own.notConfigured;
    case 'field-refused':
      return own.refused;
    case 'no-answer':
      return own.noAnswer;
  }
}

/**
 * Everything behind the form. Nothing of it is kept in the browser: it may tell of a person's health, and computers are shared.
 * What failed stays in the fields; a further try of the same words has the same key, so that they are stored once.
 * @param onSent after it has arrived.
 */
export function useRequestForm(onSent: () => void) {
  const form = useForm<RequestFields>({ resolver, shouldFocusError: false });
  usePositionOfAddress((id) => form.setValue('jobId', id));
  const [state, setState] = useState<RequestState>({ kind: 'idle' });
  /** The fields that the last try has refused. Each try leads to its first; mending one does not. */
  const [refused, setRefused] = useState<readonly RequestField[]>([]);
  const attempt = useRef({ content: '', key: '' });
  const honeypot = useRef<HTMLInputElement>(null);
  const secondsShown = useSecondsShown();

  useEffect(() => {
    if (refused[0] !== undefined) focusControl(controlId(refused[0]));
  }, [refused]);

  function keyOf(request: AccommodationRequest): string {
    const content = JSON.stringify(request);
    if (attempt.current.content !== content) attempt.current = { content, key: newSubmissionKey() };
    return attempt.current.key;
  }

  async function send(fields: RequestFields) {
    setState({ kind: 'sending' });
    const request = { ...fields, language: messages.language };
    const signals = { honeypot: honeypot.current?.value ?? '', seconds: secondsShown() };
    const result = await fileAccommodationRequest(request, { submissionKey: keyOf(request), signals });
    if (result.kind === 'accepted') return onSent();
    setState({ kind: 'failed', failure: result.kind });
    if (result.kind !== 'field-refused') return undefined;
    const message = messages.accommodation.problems.refused;
    form.setError(result.field, { type: 'server', message });
    return setRefused([result.field]);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'idle' });
    let errors = null as FieldErrors<RequestFields> | null;
    await form.handleSubmit(send, (found) => {
      errors = found;
    })(event);
    // Now the fields say what is wrong, and the focus goes to one that has said it.
    const found = errors;
    if (found !== null) setRefused(requestFieldOrder.filter((field) => found[field] !== undefined));
  }

  const { errors } = form.formState;
  return {
    form,
    honeypot,
    state,
    /** Those of the last try that are not mended yet. */
    problems: refused.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [{ id: controlId(field), message }] : [];
    }),
    onSubmit,
  };
}

/** Chooses the position that the address names, where there is one of that id. */
function usePositionOfAddress(choose: (id: string) => void): void {
  const [search] = useSearchParams();
  const named = search.get(positionParameter) ?? '';
  const chooseNamed = useRef(choose);
  useEffect(() => {
    if (jobIds.some((id) => id === named)) chooseNamed.current(named);
  }, [named]);
}
