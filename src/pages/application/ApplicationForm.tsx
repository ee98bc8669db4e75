import { Suspense } from 'react';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { hasBackend } from '~/config/has-backend.ts';
import { failureMessages } from '~/content/application.ts';
import { messages } from '~/i18n/messages.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import styles from './ApplicationForm.module.css';
import { ClearForm } from './ClearForm.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormFields.tsx';
import { PrivacyWords } from './PrivacyWords.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { HoneypotField } from './HoneypotField.tsx';
import { useApplicationForm } from './use-application-form.ts';

/** The end of a job page on the website: the application form (specification, sections 2 and 4). */
export function ApplicationForm({ job }: { job: Job }) {
  return (
    <section id="apply" aria-labelledby="apply-heading" className={styles.Section}>
      <h2 id="apply-heading">{messages.formMessages.heading}</h2>
      {!hasBackend && (
        <p className={styles.Unconfigured}>
          {failureMessages({ kind: 'not-configured' })} <MailLink address={brand.emails.company} />
        </p>
      )}
      <p className={styles.ByEmail}>
        {messages.formMessages.byEmail} <MailLink address={brand.emails.company} />
      </p>
      {/* Hydrates after the rest of the page, in a step of its own, or at once when it is touched. */}
      <Suspense>
        <Form key={job.id} job={job} />
      </Suspense>
    </section>
  );
}

/** Hidden by the markup until it answers: without scripts, and in browsers too old for them, nobody could send it. */
function Form({ job }: { job: Job }) {
  const { form, resume, state, problems, honeypot, onSubmit, resetForm } = useApplicationForm(job);
  return (
    <form
      className={styles.Form}
      hidden={!useHydrated()}
      data-needs-script=""
      method="post"
      noValidate
      aria-labelledby="apply-heading"
      onSubmit={onSubmit}
    >
      <div className={styles.Fields}>
        <div>
          <p>{messages.formMessages.intro}</p>
          <ErrorSummary problems={problems} />
        </div>
        <FormFields form={form} resume={resume} />
        <HoneypotField ref={honeypot} />
      </div>
      <PrivacyWords />
      <SubmitArea state={state} hasResume={resume.file !== null} jobTitle={job.title} />
      {state.kind !== 'submitting' && state.kind !== 'succeeded' && (
        <ClearForm form={form} resume={resume} onClear={resetForm} />
      )}
    </form>
  );
}
