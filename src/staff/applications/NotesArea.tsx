import { useCallback, useRef, useState, type FormEvent } from 'react';
import type { ApplicationNote, OpenedApplication } from '~/api/staff-answers.ts';
import { countCharacters, tidyText } from '~/domain/application/text.ts';
import { plainText } from '~/domain/safe-text.ts';
import { addNote, deleteNote, maxNoteLength } from '~/staff/api/applications.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { TextArea } from '~/ui/TextArea/TextArea.tsx';
import { useTask } from '../session/use-task.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { Problem } from '../components/Problem.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useMember } from '../session/member.ts';
import { noteDrafts } from '../session/drafts.ts';
import styles from './Application.module.css';

type NotesProps = { application: OpenedApplication; onChange: () => void };

/** What staff wrote down about an application, oldest first. */
export function NotesArea({ application, onChange }: NotesProps) {
  const { rights } = useMember();
  const [announcement, setAnnouncement] = useState('');
  const focus = useFocusNext();
  const onDeleted = () => {
    // The note's button goes, and the focus would fall to the top of the page.
    focus('notes');
    setAnnouncement('The note is deleted.');
    onChange();
  };
  const onAdded = () => {
    setAnnouncement('The note is added.');
    onChange();
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="notes">
      <h2 id="notes" tabIndex={-1}>
        Notes
      </h2>
      {application.notes.length === 0 ? (
        <p>None yet.</p>
      ) : (
        <Stack as="ul" gap={4} role="list">
          {application.notes.map((note) => (
            <Note key={note.id} note={note} onDeleted={onDeleted} />
          ))}
        </Stack>
      )}
      <p role="status">{announcement}</p>
      {rights.mayChange && <NoteForm id={application.id} onAdded={onAdded} />}
    </Stack>
  );
}

function Note({ note, onDeleted }: { note: ApplicationNote; onDeleted: () => void }) {
  const { member, rights } = useMember();
  const [isAsking, setAsking] = useState(false);
  const mayDelete = rights.mayErase || (rights.mayChange && note.author === member.user_id);
  return (
    <Stack as="li" gap={1} align="start" className={styles.Note}>
      <p className={styles.By}>
        <bdi translate="no">{note.author_name}</bdi> ·{' '}
        <time dateTime={note.created_at}>{formatDateTime(note.created_at)}</time>
      </p>
      <p dir="auto" className={styles.Text}>
        {plainText(note.body)}
      </p>
      {mayDelete && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Delete this note
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Delete this note?"
          keep="Keep it"
          confirm="Delete"
          ask={() => deleteNote(note.id)}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onDeleted();
          }}
        >
          <p dir="auto" className={styles.Text}>
            {plainText(note.body)}
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function NoteForm({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { member } = useMember();
  const { isBusy, failure, run } = useTask();
  const draft = noteDrafts.useDraft(member.user_id, id) ?? '';
  const initial = useRef(draft);
  const isOver = countCharacters(draft) > maxNoteLength;
  const restore = useCallback((field: HTMLTextAreaElement | null) => {
    // What the page had before, or a session that has ended since.
    if (field !== null && field.value === '') field.value = initial.current;
  }, []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = tidyText(draft);
    if (body === '' || isOver) return document.getElementById('note')?.focus();
    return void run(
      () => addNote(id, body),
      () => {
        noteDrafts.keep(member.user_id, id, null);
        form.reset();
        onAdded();
      },
    );
  };
  return (
    <Stack as="form" gap={3} align="start" className={styles.Task} onSubmit={submit}>
      <TextArea
        id="note"
        label="New note"
        hint="Other members of staff can read it. It is erased with the application."
        rows={4}
        error={isOver ? `Use ${maxNoteLength} characters or fewer.` : null}
        ref={restore}
        onChange={(event) => noteDrafts.keep(member.user_id, id, event.target.value)}
        describeLength={(typed) => ({
          text: '',
          announcement: '',
          isOver: countCharacters(typed) > maxNoteLength,
        })}
      />
      <Button type="submit" variant="secondary" aria-disabled={isBusy}>
        Add the note
      </Button>
      <Problem failure={failure} />
    </Stack>
  );
}
