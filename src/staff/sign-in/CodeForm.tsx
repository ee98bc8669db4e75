import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { matches, tidied } from '~/domain/form-rules.ts';
import type { Result } from '~/staff/api/result.ts';
import { Form } from '../components/Form.tsx';
import { FormText } from '../components/FormFields.tsx';
import { useTask } from '../session/use-task.ts';
import { codeFailureText } from '../texts/texts.ts';

/** Spaces that an app shows between the digits may be typed. */
const digits = tidied((typed) => typed.replaceAll(/\D/g, ''), [[matches('^\\d{6}$'), 'Use the six digits.']]);
const resolver = zodResolver(z.object({ code: digits }));

type CodeFormProps = {
  verify: (code: string) => Promise<Result<null>>;
  onDone: () => unknown;
  /** The button that gives up. */
  leave: ReactNode;
  /** What stands before the field. */
  children?: ReactNode;
};

/** The form for the six digits of an authenticator app. One that is refused is worth nothing: it goes. */
export function CodeForm({ verify, onDone, leave, children }: CodeFormProps) {
  const form = useForm({ resolver, defaultValues: { code: '' } });
  const task = useTask();
  const send = async ({ code }: { code: string }) => {
    const answer = await task.run(() => verify(code), onDone);
    if (answer?.kind === 'refused') form.reset();
  };
  return (
    <Form
      {...{ form, task }}
      gap={5}
      onSend={send}
      describe={codeFailureText}
      submit={{ children: 'Continue', size: 'main' }}
      more={leave}
    >
      {children}
      <FormText
        control={form.control}
        name="code"
        label="Code"
        hint="Six digits from your authenticator app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
    </Form>
  );
}
