import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { fetchSender } from '~/api/send-application.ts';
import { ErrorSummary } from '~/components/ErrorSummary/ErrorSummary.tsx';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { WrittenOnPaper } from '~/components/FormFrame/WrittenOnPaper.tsx';
import { HoneypotField } from '~/components/Honeypot/HoneypotField.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { failureText } from '~/content/application.ts';
import { fieldOrder } from '~/domain/application/application.ts';
import type { Job } from '~/domain/jobs/job.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { AppliedBefore } from './AppliedBefore.tsx';
import { ClearForm } from './ClearForm.tsx';
import { FormFields } from './FormFields.tsx';
import { Sent } from './Sent.tsx';
import { SubmitArea } from './SubmitArea.tsx';
import { controlId, useApplicationForm } from './use-application-form.ts';
import styles from './ApplicationForm.module.css';

/** The end of a job page on the website: the application form (specification, sections 2 and 4). */
export function ApplicationForm({ job }: { job: Job }) {
  return (
    <Stack as="section" gap={5} id="apply" aria-labelledby="apply-heading" className={styles.Section}>
      <h2 id="apply-heading">{messages.formMessages.heading}</h2>
      {!hasBackend && (
        <p className={frame.Box} data-tone="note">
          <span>{failureText({ kind: 'not-configured' })}</span> <MailLink address={brand.emails.company} />
        </p>
      )}
      <p className={styles.ByEmail}>
        {messages.formMessages.byEmail} <MailLink address={brand.emails.company} />
      </p>
      {/* Hydrates after the rest of the page, in a step of its own, or at once when it is touched. */}
      <Suspense>
        <AppliedBefore key={job.id} jobId={job.id} firstControlId={controlId('fullName')}>
          <Form job={job} />
        </AppliedBefore>
      </Suspense>
    </Stack>
  );
}

/** Hidden by the markup until it is hydrated: without scripts, and in browsers too old for them, nobody could send it. */
function Form({ job }: { job: Job }) {
  const { form, resume, state, problems, summaryHeading, honeypot, onSubmit, resetForm, stay } =
    useApplicationForm(job);
  const isHydrated = useHydrated();
  if (state.kind === 'succeeded') return <Sent job={job} isStaying={state.isStaying} onStay={stay} />;
  const written = () =>
    fieldOrder.map((field) => ({
      label: messages.fields[field].label,
      text: (field === 'resume' ? resume.file?.name : form.getValues(field)) ?? '',
    }));
  return (
    <>
      <WrittenOnPaper read={written} />
      {/* It fetches code, and answers nothing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={`${frame.Form} ${styles.Form}`}
        hidden={!isHydrated}
        data-needs-script=""
        method="post"
        noValidate
        aria-labelledby="apply-heading"
        onFocus={() => void fetchSender()}
        onInput={() => void fetchSender()}
        onSubmit={onSubmit}
      >
        <Stack gap={6}>
          <div>
            <p>{messages.formMessages.intro}</p>
            <p>
              <Link to={paths.accommodationFor(job.id)} target="_blank" rel="noopener">
                {messages.formMessages.askForHelp}
              </Link>
            </p>
            <ErrorSummary ref={summaryHeading} problems={problems} />
          </div>
          <FormFields form={form} resume={resume} />
          <HoneypotField ref={honeypot} />
        </Stack>
        <PrivacyNotice />
        <SubmitArea state={state} hasResume={resume.file !== null} />
        {state.kind !== 'submitting' && <ClearForm form={form} resume={resume} onClear={resetForm} />}
        <p>
          <Link to={paths.application} target="_blank" rel="noopener">
            {messages.formMessages.ownApplication}
          </Link>
        </p>
      </form>
    </>
  );
}

/** Whether the site was built to take applications. Known at build, so that its pages say it before anybody writes. */
const hasBackend = Boolean(import.meta.env.VITE_SUPABASE_URL);

/** Who reads it, for how long it is kept, who is responsible, and the policy. Links open a new tab: the form stays filled in. */
function PrivacyNotice() {
  const { short, responsible, link } = messages.privacyMessages;
  return (
    <Stack gap={2} className={styles.PrivacyNotice}>
      <p>{short}</p>
      <p>{responsible}</p>
      <p>
        <Link to={paths.privacy} target="_blank" rel="noopener">
          {link}
        </Link>
      </p>
    </Stack>
  );
}
