import { Drawing } from '~/components/pictures/Drawing.tsx';
import { messages } from '~/i18n/messages.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './CareersPage.module.css';

/** Replaces the list when nothing matches (specification, section 8). */
export function NoJobs({ onClear }: { onClear: () => void }) {
  return (
    <div className={styles.Empty}>
      <Stack gap={4} align="start" className={styles.EmptyText}>
        <h3>{messages.careers.empty.title}</h3>
        <p>{messages.careers.empty.text}</p>
        <Button variant="secondary" onClick={onClear}>
          {messages.careers.empty.clear}
        </Button>
      </Stack>
      <div className={styles.EmptyPicture}>
        <Drawing name="not-found" isBelow />
      </div>
    </div>
  );
}
