import type { ReactNode } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RequestFailure } from '~/staff/api/result.ts';
import { Button, type ButtonProps } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack, type Gap } from '~/ui/Stack/Stack.tsx';
import type { useTask } from '../session/use-task.ts';
import { failureText } from '../texts/texts.ts';
import { Problem } from './Problem.tsx';

type FormProps<Typed extends FieldValues, Sent> = {
  /** With the schema of what is sent as its resolver. */
  form: UseFormReturn<Typed, unknown, Sent>;
  /** How the last try went. */
  task: Pick<ReturnType<typeof useTask>, 'isBusy' | 'failure'>;
  /** @param content what the schema has made of the fields. */
  onSend: (content: Sent) => unknown;
  /** Leads to what is wrong; without it the first wrong field takes the focus. */
  onWrong?: (errors: FieldErrors<Typed>) => void;
  /** What a failure means here. */
  describe?: (failure: RequestFailure) => string;
  /** What else is wrong, while nothing has failed. */
  problem?: string | null;
  /** The button that sends it. */
  submit: Pick<ButtonProps, 'children' | 'variant' | 'size'>;
  /** What is said beside the button once it is sent. */
  said?: string;
  /** Other buttons. */
  more?: ReactNode;
  /** Between the fields. */
  gap?: Gap;
  labelledBy?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A form: its fields, why the last try failed, and its buttons. It is sent once every field holds what the schema asks for. */
export function Form<Typed extends FieldValues, Sent>(props: FormProps<Typed, Sent>) {
  const { form, task, onSend, onWrong, submit, said, more, gap = 4, children } = props;
  const { describe = failureText, problem = null } = props;
  return (
    <Stack
      as="form"
      gap={gap}
      noValidate
      className={props.className}
      aria-labelledby={props.labelledBy}
      onSubmit={(event) => void form.handleSubmit(onSend, onWrong)(event)}
    >
      {children}
      <Problem failure={task.failure} describe={describe} text={problem} />
      <Row gap={3} align="center">
        <Button {...submit} type="submit" aria-disabled={task.isBusy} />
        {more}
        {said !== undefined && <span role="status">{said}</span>}
      </Row>
    </Stack>
  );
}
