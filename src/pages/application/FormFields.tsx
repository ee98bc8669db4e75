import type { UseFormReturn } from 'react-hook-form';
import { ResumeField } from '~/components/ResumeField/ResumeField.tsx';
import type { useResume } from '~/components/ResumeField/use-resume.ts';
import { describeLength } from '~/content/application.ts';
import { messages } from '~/i18n/messages.ts';
import type { ApplicationFields, WrittenField } from '~/domain/application/application.ts';
import { applicationRules } from '~/domain/application/rules.ts';
import { TextField } from '~/ui/Field/TextField.tsx';
import { TextArea } from '~/ui/TextArea/TextArea.tsx';
import { controlId } from './use-application-form.ts';

type FormFieldsProps = { form: UseFormReturn<ApplicationFields>; resume: ReturnType<typeof useResume> };

/** The fields of an application, in their order (specification, sections 3 and 5). */
export function FormFields({ form, resume }: FormFieldsProps) {
  const { errors } = form.formState;
  const control = (field: WrittenField) => ({
    id: controlId(field),
    ...messages.fields[field],
    ...form.register(field),
    // Not `required`: some screen readers then call an empty field invalid before anybody has typed.
    'aria-required': field !== 'linkedinProfile',
    error: errors[field]?.message ?? null,
    errorPrefix: messages.shellMessages.error,
  });
  return (
    <>
      <TextField {...control('fullName')} autoComplete="name" />
      <TextField
        {...control('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <TextField {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <ResumeField id={controlId('resume')} resume={resume} />
      <TextField
        {...control('linkedinProfile')}
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
