import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { newsMails, type NewsMail } from '~/domain/contract/staff.ts';
import { chooseNewsMail } from '~/staff/api/settings.ts';
import { Form } from '../components/Form.tsx';
import layout from '../components/Layout.module.css';
import { useTask } from '../session/use-task.ts';
import { hourText } from './setting-texts.ts';
import styles from './Settings.module.css';

const names: Record<NewsMail, (hour: string) => string> = {
  none: () => 'No email',
  daily: (hour) => `Once a day, at ${hour}`,
  at_once: () => 'At once, but at most one an hour',
};

/** What the member gets by mail. Whoever has nothing new gets none. */
export function NewsMailForm({ choice, digestHour }: { choice: NewsMail; digestHour: number }) {
  const form = useForm({ defaultValues: { choice } });
  const task = useTask();
  const [said, setSaid] = useState('');
  const save = ({ choice: chosen }: { choice: NewsMail }) => {
    setSaid('');
    return task.run(
      () => chooseNewsMail(chosen),
      () => setSaid(chosen === 'none' ? 'Saved. You will get no email.' : 'Saved. It applies from now on.'),
    );
  };
  return (
    <Form {...{ form, task, said }} onSend={save} submit={{ children: 'Save', variant: 'secondary' }}>
      <fieldset className={styles.Choices}>
        <legend>Email me what is new</legend>
        <p>
          New applications, what is assigned to you and, if you handle them, accommodation requests. The email
          holds numbers, job titles and links, and no names. No news, no email.
        </p>
        {newsMails.map((value) => (
          <label key={value} className={layout.Choice}>
            <input type="radio" value={value} {...form.register('choice')} />
            <span>{names[value](hourText(digestHour))}</span>
          </label>
        ))}
      </fieldset>
    </Form>
  );
}
