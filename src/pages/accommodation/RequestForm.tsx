import { connectWhenReachable } from '~/api/accommodation-requests.ts';
import { ErrorSummary } from '~/components/ErrorSummary/ErrorSummary.tsx';
import frame from '~/components/FormFrame/FormFrame.module.css';
import { WrittenOnPaper } from '~/components/FormFrame/WrittenOnPaper.tsx';
import { HoneypotField } from '~/components/Honeypot/HoneypotField.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { timeZone } from '~/components/visitor-country/time-zone.ts';
import { brand } from '~/config/brand.ts';
import { describeLength, phoneExample } from '~/content/application.ts';
import { jobs } from '~/content/jobs.ts';
import type { RequestField, RequestFields } from '~/domain/accommodation/request.ts';
import { requestRules } from '~/domain/accommodation/rules.ts';
import { tidyPhone } from '~/domain/application/phone.ts';
import { tidyAddress, tidyLine } from '~/domain/application/text.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { ErrorText } from '~/ui/Field/ErrorText.tsx';
import { SelectBox } from '~/ui/Field/SelectBox.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { tidyInput } from '~/ui/Field/tidy-input.ts';
import { Spinner } from '~/ui/Spinner/Spinner.tsx';
import { TextArea } from '~/ui/TextArea/TextArea.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { controlId, requestFailureText, type SentRequest, useRequestForm } from './use-request-form.ts';

/** Whether the site was built with a backend. Known at build, so that the page says it before anybody writes. */
const hasBackend = Boolean(import.meta.env.VITE_SUPABASE_URL);

const fetchCode = () => void connectWhenReachable().catch(() => undefined);

/** The form. Where it cannot be sent it is not shown: the page says whom to write to and to call. */
export function RequestForm({ onSent }: { onSent: (sent: SentRequest) => void }) {
  const requestMessages = messages.accommodation;
  const { form, honeypot, summaryHeading, state, problems, onSubmit } = useRequestForm(onSent);
  const isHydrated = useHydrated();
  const isSending = state.kind === 'sending';
  if (!hasBackend)
    return (
      <p className={frame.Box} data-tone="note">
        {requestMessages.failure.notConfigured}
      </p>
    );
  return (
    <div>
      <WrittenOnPaper read={() => writtenTexts(form.getValues())} />
      <p className={`${frame.Box} ${frame.NeedsScript}`} data-tone="note">
        {requestMessages.needsScript}
      </p>
      {/* It fetches code, and answers nothing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={frame.Form}
        hidden={!isHydrated}
        data-needs-script=""
        method="post"
        noValidate
        aria-labelledby="accommodation-form"
        onFocus={fetchCode}
        onInput={fetchCode}
        onSubmit={(event) => void onSubmit(event)}
      >
        <h2 id="accommodation-form">{requestMessages.formLabel}</h2>
        <p>{requestMessages.intro}</p>
        <ErrorSummary ref={summaryHeading} problems={problems} />
        <Fields form={form} />
        <HoneypotField ref={honeypot} />
        <div role="alert">
          {state.kind === 'failed' && (
            <div className={frame.Box}>
              <ErrorText prefix={messages.shellMessages.error}>{requestFailureText(state.failure)}</ErrorText>
              {(state.failure.kind === 'refused' || state.failure.kind === 'unexpected') && (
                <p>{requestMessages.failure.kept}</p>
              )}
              {state.times > 1 && (
                <p>
                  <MailLink address={brand.emails.company} />
                </p>
              )}
            </div>
          )}
        </div>
        <div>
          <button
            {...buttonFrame({ size: 'main' })}
            type="submit"
            disabled={!isHydrated}
            aria-disabled={isSending}
            aria-busy={isSending}
          >
            {isSending && <Spinner />}
            <span>{isSending ? requestMessages.sending : requestMessages.submit}</span>
          </button>
        </div>
        <VisuallyHidden>
          <output>{isSending ? requestMessages.sending : ''}</output>
        </VisuallyHidden>
      </form>
    </div>
  );
}

/** What stands in the fields, in their order. */
function writtenTexts({ fullName, email, phone, jobId, needs }: Partial<RequestFields>) {
  const { fields, accommodation } = messages;
  return [
    { label: fields.fullName.label, text: fullName },
    { label: fields.email.label, text: email },
    { label: fields.phone.label, text: phone },
    { label: accommodation.fields.position.label, text: jobs().find(({ id }) => id === jobId)?.title },
    { label: accommodation.fields.needs.label, text: needs },
  ].map(({ label, text = '' }) => ({ label, text }));
}

function Fields({ form }: Pick<ReturnType<typeof useRequestForm>, 'form'>) {
  const requestMessages = messages.accommodation;
  const { fields } = messages;
  const { errors } = form.formState;
  const zone = useHydrated() ? timeZone() : null;
  const control = (field: RequestField) => ({
    id: controlId(field),
    ...form.register(field),
    error: errors[field]?.message ?? null,
    errorPrefix: messages.shellMessages.error,
  });

  return (
    <>
      <TextField
        {...tidyInput(tidyLine, control('fullName'))}
        label={fields.fullName.label}
        hint={fields.fullName.hint}
        aria-required
        autoComplete="name"
      />
      <TextField
        {...tidyInput(tidyAddress, control('email'))}
        label={fields.email.label}
        hint={requestMessages.fields.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField
        {...tidyInput(tidyPhone, control('phone'))}
        label={fields.phone.label}
        hint={fields.phone.hint({ example: phoneExample(zone) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <SelectBox
        {...control('jobId')}
        label={requestMessages.fields.position.label}
        hint={requestMessages.fields.position.hint}
      >
        <option value="">{requestMessages.fields.position.none}</option>
        {jobs().map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectBox>
      <TextArea
        {...control('needs')}
        label={requestMessages.fields.needs.label}
        hint={requestMessages.fields.needs.hint}
        aria-required
        rows={5}
        // That something is written is asked when it is sent.
        describeLength={(typed) => describeLength(typed, { ...requestRules.needs, minLength: 0 })}
      />
    </>
  );
}
