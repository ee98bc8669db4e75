import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type SubmitEvent } from 'react';
import type { Resolver } from 'react-hook-form';
import { useServerForm } from '~/components/FormFrame/use-server-form.ts';
import { type ResumeState, useResume } from '~/components/ResumeField/use-resume.ts';
import { failureText } from '~/content/application.ts';
import {
  fieldOrder,
  type ApplicationField,
  type ApplicationFields,
} from '~/domain/application/application.ts';
import { applicationSchema } from '~/domain/application/schema.ts';
import { idle } from '~/domain/idle.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { saveFile, useDraftAutosave, useDraftFile } from './draft.ts';
import { useSubmitApplication } from './use-submit-application.ts';

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
  const server = useServerForm<ApplicationFields, ApplicationField>(resolver, controlId);
  const { form } = server;
  useDraftAutosave(form, job.id);
  const resume = useResume();
  useDraftFile(resume.put, job.id);
  const submission = useSubmitApplication(job);

  // Making the rules as the page starts would delay its answering, and at a press the answer to that.
  useEffect(() => void idle().then(rules), []);

  /** Sends nothing: says at each field what is missing, and leads to the list of it. */
  function onInvalid(file: File | null) {
    const wrong = fieldOrder.filter((field) => (field === 'resume' ? file === null : server.isWrong(field)));
    server.leadTo(wrong);
    if (file !== null) return submission.forget();
    resume.requireFile();
    submission.fail({ kind: 'resume-missing', isAlone: wrong.length === 1 });
  }

  /** Takes a resume, and takes back the complaint that it was missing. */
  function put(chosen: ResumeState) {
    resume.put(chosen);
    saveFile(job.id, chosen);
    const { state } = submission;
    if (chosen.kind !== 'chosen') return;
    if (state.kind === 'failed' && state.failure.kind === 'resume-missing') submission.forget();
  }

  function clear() {
    resume.clear();
    saveFile(job.id, { kind: 'empty' });
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.state.kind === 'submitting') return;
    const fields = await server.check(event);
    const file = await resume.chosenFile();
    if (fields === null || file === null) return onInvalid(file);
    const result = await submission.submit(fields, file, server.signals());
    if (result?.kind === 'accepted') {
      form.reset();
      clear();
    }
    if (result?.kind !== 'field-refused') return;
    if (result.field !== 'resume') return server.refuse(result.field, failureText(result));
    clear();
    resume.refuse('refused');
    server.leadTo(['resume']);
  }

  /** As if nothing had been tried yet. */
  function resetForm() {
    server.leadTo([]);
    submission.forget();
  }

  const messageOf = (field: ApplicationField) =>
    field === 'resume'
      ? resume.error && messages.resumeMessages.problem[resume.error]
      : form.formState.errors[field]?.message;

  return {
    form,
    resume: { ...resume, put, clear },
    state: submission.state,
    problems: server.problems(messageOf),
    honeypot: server.honeypot,
    summaryHeading: server.summaryHeading,
    onSubmit,
    resetForm,
    stay: submission.stay,
  };
}
