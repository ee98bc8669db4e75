import { useState, type FormEvent } from 'react';
import { newsMails, type NewsMail } from '~/domain/contract/staff.ts';
import { chooseNewsMail } from '~/staff/api/settings.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import layout from '../components/Layout.module.css';
import { Problem } from '../components/Problem.tsx';
import { useTask } from '../session/use-task.ts';
import { hourText } from './setting-texts.ts';
import styles from './Settings.module.css';

const names: Record<NewsMail, (hour: string) => string> = {
  none: () => 'No mail',
  daily: (hour) => `Once a day, at ${hour}`,
  at_once: () => 'At once, but at most one an hour',
};

/** What the member gets by mail. Whoever has nothing new gets none. */
export function NewsMailForm({ choice, digestHour }: { choice: NewsMail; digestHour: number }) {
  const { isBusy, failure, run } = useTask();
  const [chosen, setChosen] = useState(choice);
  const [announcement, setAnnouncement] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAnnouncement('');
    void run(
      () => chooseNewsMail(chosen),
      () => setAnnouncement(chosen === 'none' ? 'Saved. You get no mail.' : 'Saved. It applies from now on.'),
    );
  };
  return (
    <Stack as="form" gap={4} onSubmit={save}>
      <fieldset className={styles.Choices}>
        <legend>Tell me by mail what is new</legend>
        <p>
          New applications, what is assigned to you and, if you handle them, accommodation requests. The mail
          holds numbers, job titles and links, and no names. No news, no mail.
        </p>
        {newsMails.map((value) => (
          <label key={value} className={layout.Choice}>
            <input
              type="radio"
              name="news-mail"
              value={value}
              checked={chosen === value}
              onChange={() => setChosen(value)}
            />
            <span>{names[value](hourText(digestHour))}</span>
          </label>
        ))}
      </fieldset>
      <Row gap={3} align="center">
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          Save
        </Button>
        <span role="status">{announcement}</span>
      </Row>
      <Problem failure={failure} />
    </Stack>
  );
}
