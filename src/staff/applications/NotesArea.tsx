import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ApplicationNote, OpenedApplication } from '~/api/answers/applications.ts';
import { hasAtMost, isGiven, text } from '~/domain/form-rules.ts';
import { plainText } from '~/domain/safe-text.ts';
import { addNote, deleteNote, maxNoteLength } from '~/staff/api/applications.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { useTask } from '../session/use-task.ts';
import { AskButton } from '../components/AskButton.tsx';
import { Form } from '../components/Form.tsx';
import { FormText } from '../components/FormFields.tsx';
import { useFocusNext } from '../components/use-announcement.tsx';
import { formatDateTime } from '../texts/format-date.ts';
import { useMember } from '../session/member.ts';
import { noteDrafts, useAutosave } from '../session/drafts.ts';
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
        <AskButton
          button="Delete this note"
          variant="quiet"
          title="Delete this note?"
          keep="Keep it"
          confirm="Delete"
          ask={() => deleteNote(note.id)}
          onDone={onDeleted}
        >
          <p dir="auto" className={styles.Text}>
            {plainText(note.body)}
          </p>
        </AskButton>
      )}
    </Stack>
  );
}

const note = z.object({
  note: text(
    [isGiven, 'Write a note.'],
    [hasAtMost(maxNoteLength), `Use ${maxNoteLength} characters or fewer.`],
  ),
});

function NoteForm({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { user_id: owner } = useMember().member;
  const [begun] = useState(() => noteDrafts.find(owner, id) ?? '');
  const form = useForm({ resolver: zodResolver(note), defaultValues: { note: begun } });
  const task = useTask();
  useAutosave(form, ({ note: typed }) => noteDrafts.keep(owner, id, typed || null));
  const add = ({ note: body }: { note: string }) =>
    task.run(
      () => addNote(id, body),
      () => {
        form.reset({ note: '' });
        onAdded();
      },
    );
  return (
    <Form
      {...{ form, task }}
      gap={3}
      className={styles.Task}
      onSend={add}
      submit={{ children: 'Add the note', variant: 'secondary' }}
    >
      <FormText
        control={form.control}
        name="note"
        label="New note"
        hint="Other members of staff can read it. It is erased with the application."
        rows={4}
      />
    </Form>
  );
}
