import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { useResume } from '~/components/ResumeField/use-resume.ts';
import { failureText } from '~/content/application.ts';
import {
  fieldOrder,
  type ApplicationField,
  type ApplicationFields,
} from '~/domain/application/application.ts';
import { applicationSchema } from '~/domain/application/schema.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { focusControl } from '~/ui/focus-control.ts';
import { idle } from '~/ui/idle.ts';
import { useDraftAutosave } from './draft.ts';
import { useSubmitApplication } from './use-submit-application.ts';

/** A field with a problem, and the message. */
export type Problem = { field: ApplicationField; message: string };

let checkFields: Resolver<ApplicationFields> | undefined;

/** The rules of the written fields, made once. */
const rules = () => (checkFields ??= zodResolver(applicationSchema(messages.fieldMessages)));
const resolver: Resolver<ApplicationFields> = (...typed) => rules()(...typed);

/** The id of a field's control, where focus goes. */
export function controlId(field: ApplicationField): string {
  return `apply-${field}`;
}

/**
 * Everything behind the form: the written fields, the resume, the problems of the last try, and the sending. Fields are
 * uncontrolled and have no default values, so what was typed before the script ran stays.
 */
export function useApplicationForm(job: Job) {
  const form = useForm<ApplicationFields>({ resolver, shouldFocusError: false });
  useDraftAutosave(form, job.id);
  const resume = useResume();
  const submission = useSubmitApplication(job);
  /** What the last try found. Each try leads to its first problem; mending one does not. */
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const honeypot = useRef<HTMLInputElement>(null);

  // Making the rules as the page starts would delay its answering, and at a press the answer to that.
  useEffect(() => void idle().then(rules), []);

  useEffect(() => {
    if (problems[0] !== undefined) focusControl(controlId(problems[0].field));
  }, [problems]);

  /** Sends nothing: says at each field what is missing, and leads to the first. */
  function onInvalid(errors: FieldErrors<ApplicationFields>) {
    const resumeError = resume.file === null ? (resume.error ?? 'missing') : null;
    const found = fieldOrder.flatMap((field): Problem[] => {
      const message =
        field === 'resume'
          ? resumeError && messages.resumeMessages.problem[resumeError]
          : errors[field]?.message;
      return message ? [{ field, message }] : [];
    });
    setProblems(found);
    if (resumeError === null) return submission.forget();
    // What was refused keeps its own reason, and what to do about it.
    if (resume.error === null) resume.refuse(resumeError);
    submission.fail({ kind: 'resume-missing' });
  }

  async function send(fields: ApplicationFields) {
    if (resume.file === null) return onInvalid({});
    setProblems([]);
    const result = await submission.submit({
      fields,
      resume: resume.file,
      honeypot: honeypot.current?.value ?? '',
    });
    if (result?.kind === 'accepted') {
      form.reset();
      resume.clear();
    }
    if (result?.kind === 'field-refused') placeRefusal(result.field, failureText(result));
  }

  /** Takes a resume, and takes back the complaint that it was missing. */
  function choose(file: File) {
    resume.choose(file);
    const { state } = submission;
    if (state.kind === 'failed' && state.failure.kind === 'resume-missing') submission.forget();
  }

  /** The server's refusal of a field is shown like a validation error. */
  function placeRefusal(field: ApplicationField, message: string) {
    if (field === 'resume') resume.refuse('refused');
    else form.setError(field, { type: 'server', message });
    setProblems([{ field, message }]);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.state.kind === 'submitting') return;
    let errors = null as FieldErrors<ApplicationFields> | null;
    await form.handleSubmit(send, (found) => {
      errors = found;
    })(event);
    // Now the fields say what is wrong, and the focus goes to one that has said it.
    if (errors !== null) onInvalid(errors);
  }

  /** As if nothing had been tried yet. */
  function resetForm() {
    setProblems([]);
    submission.forget();
  }

  const messageOf = (field: ApplicationField) =>
    field === 'resume'
      ? resume.error && messages.resumeMessages.problem[resume.error]
      : form.formState.errors[field]?.message;

  return {
    form,
    resume: { ...resume, choose },
    state: submission.state,
    /** Those of the last try that are not mended yet. */
    problems: problems.flatMap(({ field }): Problem[] => {
      const message = messageOf(field);
      return message ? [{ field, message }] : [];
    }),
    honeypot,
    onSubmit,
    resetForm,
    stay: submission.stay,
  };
}
