import type { UseFormReturn } from 'react-hook-form';
import { ResumeField } from '~/components/ResumeField/ResumeField.tsx';
import type { useResume } from '~/components/ResumeField/use-resume.ts';
import { timeZone } from '~/components/visitor-country/time-zone.ts';
import { describeLength, phoneExample } from '~/content/application.ts';
import { messages } from '~/i18n/messages.ts';
import type { ApplicationFields, WrittenField } from '~/domain/application/application.ts';
import { tidyLinkedin } from '~/domain/application/linkedin.ts';
import { tidyPhone } from '~/domain/application/phone.ts';
import { applicationRules } from '~/domain/application/rules.ts';
import { tidyAddress, tidyLine } from '~/domain/application/text.ts';
import { TextField } from '~/ui/Field/TextField.tsx';
import { tidyInput } from '~/ui/Field/tidy-input.ts';
import { TextArea } from '~/ui/TextArea/TextArea.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { controlId } from './use-application-form.ts';

type FormFieldsProps = { form: UseFormReturn<ApplicationFields>; resume: ReturnType<typeof useResume> };

/** The fields of an application, in their order (specification, sections 3 and 5). */
export function FormFields({ form, resume }: FormFieldsProps) {
  const { errors } = form.formState;
  const zone = useHydrated() ? timeZone() : null;
  const { phone, ...fields } = messages.fields;
  const texts = { ...fields, phone: { ...phone, hint: phone.hint({ example: phoneExample(zone) }) } };
  const control = (field: WrittenField) => ({
    id: controlId(field),
    ...texts[field],
    ...form.register(field),
    // Not `required`: some screen readers then call an empty field invalid before anybody has typed.
    'aria-required': field !== 'linkedinProfile',
    error: errors[field]?.message ?? null,
    errorPrefix: messages.shellMessages.error,
  });

  return (
    <>
      <TextField {...tidyInput(tidyLine, control('fullName'))} autoComplete="name" />
      <TextField
        {...tidyInput(tidyAddress, control('email'))}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...tidyInput(tidyPhone, control('phone'))} type="tel" inputMode="tel" autoComplete="tel" />
      <ResumeField id={controlId('resume')} resume={resume} />
      <TextField
        {...tidyInput(tidyLinkedin, control('linkedinProfile'))}
        type="url"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
      />
      <TextArea
        {...control('coverLetter')}
        rows={9}
        describeLength={(typed) => describeLength(typed, applicationRules.coverLetter)}
      />
      <TextArea
        {...control('whyJoin')}
        describeLength={(typed) => describeLength(typed, applicationRules.whyJoin)}
      />
    </>
  );
}
