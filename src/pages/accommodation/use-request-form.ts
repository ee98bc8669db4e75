import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { fileAccommodationRequest, type RequestResult } from '~/api/accommodation-requests.ts';
import { nextSending, type Sending } from '~/api/submission-memory.ts';
import { useServerForm } from '~/components/FormFrame/use-server-form.ts';
import { positionParameter } from '~/config/paths.ts';
import { submitFailureText } from '~/content/application.ts';
import { jobIds } from '~/content/jobs.ts';
import { requestFieldOrder, type RequestField, type RequestFields } from '~/domain/accommodation/request.ts';
import { checkRequest } from '~/domain/accommodation/schema.ts';
import { messages } from '~/i18n/messages.ts';

/** Why nothing was sent, for the text above the button. */
type RequestFailure = Exclude<RequestResult, { kind: 'accepted' }>;

type RequestState =
  { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; failure: RequestFailure; times: number };

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

/** How somebody can be answered: by what was given. */
type AnswerWay = 'email' | 'phone' | 'either';

function answerWay({ email, phone }: RequestFields): AnswerWay {
  if (phone === '') return 'email';
  return email === '' ? 'phone' : 'either';
}

/** What was filed: how it is answered, and what it is called. */
export type SentRequest = { answerWay: AnswerWay; reference: string };

/** The id of a field's control, where focus goes. */
export function controlId(field: RequestField): string {
  return `accommodation-${field}`;
}

/** Says what failed. */
export function requestFailureText(failure: RequestFailure): string {
  const { limited, fieldRefused, ...own } = messages.accommodation.failure;
  return failure.kind === 'field-refused' || failure.kind === 'position-closed'
    ? fieldRefused
    : submitFailureText(failure, { ...own, limited: () => limited });
}

/**
 * Everything behind the form. Nothing of it is kept in the browser: it may tell of a person's health, and computers are shared.
 * What failed stays in the fields; a further try of the same words has the same key, so that they are stored once.
 * @param onSent after it has arrived.
 */
export function useRequestForm(onSent: (sent: SentRequest) => void) {
  const server = useServerForm(resolver, controlId);
  const { form } = server;
  usePositionOfAddress((id) => form.setValue('jobId', id));
  const [state, setState] = useState<RequestState>({ kind: 'idle' });
  const failures = useRef(0);
  const sending = useRef<Sending | null>(null);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    setState({ kind: 'idle' });
    const fields = await server.check(event);
    if (fields === null) return server.leadTo(requestFieldOrder.filter(server.isWrong));
    setState({ kind: 'sending' });
    const request = { ...fields, language: messages.language };
    sending.current = nextSending(sending.current, JSON.stringify(request));
    const result = await fileAccommodationRequest(request, {
      submissionKey: sending.current.key,
      signals: server.signals(),
    });
    if (result.kind === 'accepted')
      return onSent({ answerWay: answerWay(fields), reference: result.reference });
    failures.current += 1;
    setState({ kind: 'failed', failure: result, times: failures.current });
    if (result.kind === 'field-refused') server.refuse(result.field, messages.accommodation.problems.refused);
  }

  return {
    form,
    honeypot: server.honeypot,
    summaryHeading: server.summaryHeading,
    state,
    problems: server.problems((field) => form.formState.errors[field]?.message),
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
