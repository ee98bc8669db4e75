import { useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ResumeState, useResume } from '~/components/ResumeField/use-resume.ts';
import type { ApplicationFields } from '~/domain/application/application.ts';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { isEmpty, type Draft, fillIn } from './draft.ts';
import styles from './ClearForm.module.css';
type ClearFormProps = {
  form: UseFormReturn<ApplicationFields>;
  resume: ReturnType<typeof useResume>;
  /** Takes back what the last try said. */
  onClear: () => void;
};

/** What was in the form before it was cleared. */
type Cleared = { typed: Draft; chosen: ResumeState };

/**
 * Says that what is typed stays in this tab, and clears it. A slip is no loss: until something is typed again, the same button
 * brings everything back.
 */
export function ClearForm({ form, resume, onClear }: ClearFormProps) {
  const [cleared, setCleared] = useState<Cleared | null>(null);
  // Listens before the picture: what is typed right after the press counts.
  useLayoutEffect(() => {
    if (cleared === null) return undefined;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isEmpty(values)) setCleared(null);
      },
    });
  }, [form, cleared]);

  function clear() {
    setCleared({ typed: form.getValues(), chosen: resume.state });
    form.reset();
    resume.clear();
    onClear();
  }

  function restore({ typed, chosen }: Cleared) {
    fillIn(form, typed);
    if (chosen.kind === 'chosen') resume.put(chosen);
    setCleared(null);
  }

  const {
    stays,
    clear: clearMessages,
    cleared: clearedMessages,
    bringBack: bringBackMessages,
  } = messages.formMessages.kept;
  return (
    <Row gap={3} columnGap={4} align="center" className={styles.ClearForm}>
      <p>{stays}</p>
      <Button variant="secondary" onClick={() => (cleared === null ? clear() : restore(cleared))}>
        {cleared === null ? clearMessages : bringBackMessages}
      </Button>
      <output>{cleared === null ? '' : clearedMessages}</output>
    </Row>
  );
}
