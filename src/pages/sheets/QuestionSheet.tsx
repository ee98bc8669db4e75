import type { ReactNode } from 'react';
import { questionGroups } from '~/content/question-groups.ts';
import { messages } from '~/i18n/messages.ts';
import { CheckIcon } from '~/ui/Icon/Icons.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { Line, Lines, SheetFoot } from './paper-lines.tsx';
import styles from './Sheets.module.css';
import './paper.css';

/**
 * Questions to choose from; on paper those that are ticked, each with room for the answer, and room for others. What is ticked is
 * the browser's: it works as well where no script runs.
 * @param children what is only for the screen.
 */
export function QuestionSheet({ children }: { children?: ReactNode }) {
  const { paper, questions } = messages.sheets;
  return (
    <Stack as="article" gap={4} data-sheet="questions" aria-labelledby="questions" className={styles.Sheet}>
      <h2 id="questions">{questions.title}</h2>
      {children}
      <p data-paper="row">
        <Line label={paper.date} /> <Line label={paper.doctor} isWide />
      </p>
      <Lines label={paper.topic} most={1} />
      <div data-groups="" className={styles.Groups}>
        {questionGroups.map(([group, ids]) => (
          <fieldset key={group} className={styles.Group}>
            <legend>{questions.groups[group]}</legend>
            <Stack as="ul" gap={2} role="list">
              {ids.map((id) => (
                <li key={id} data-question="" className={styles.Question}>
                  <input
                    type="checkbox"
                    id={`question-${id}`}
                    name="question"
                    value={id}
                    autoComplete="off"
                  />
                  <label htmlFor={`question-${id}`}>{questions.texts[id]}</label>
                  <CheckIcon />
                  <Lines most={2} />
                </li>
              ))}
            </Stack>
          </fieldset>
        ))}
      </div>
      <Lines label={paper.own} most={12} />
      <Lines label={paper.next} most={2} />
      <SheetFoot text={paper.ask} />
    </Stack>
  );
}
