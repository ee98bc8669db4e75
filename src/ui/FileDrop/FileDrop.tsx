import { buttonFrame } from '../Button/Button.tsx';
import { Field, type FieldTexts } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChosenFile } from './ChosenFile.tsx';
import { useFileDrop, type FileDropEvents, type LastAction } from './use-file-drop.ts';
import styles from './FileDrop.module.css';

/** Every text of the control. */
export type FileDropTexts = {
  instruction: string;
  limit: string;
  dropping: string;
  choose: string;
  replace: string;
  remove: string;
  /** Read out at the button while no file is chosen. */
  required: string;
  /** Read out when a file was chosen or removed. */
  chosen: (file: { fileName: string }) => string;
  removed: string;
  /** Writes the size of the chosen file. */
  sizeText: (count: number, unit: 'KB' | 'MB') => string;
  /** Puts a comma between what is read out one after the other. */
  sideBySide: (parts: readonly string[]) => string;
};

export type FileDropProps<Found extends { kind: 'chosen' | 'refused' } = { kind: 'chosen' }> = FieldTexts &
  FileDropEvents<Found> & {
    texts: FileDropTexts;
    /** The chosen file, or null. */
    file: File | null;
    /** What to do about the error, below it; null when there is nothing more to say. */
    errorHelp?: string | null;
    /** What is worth knowing about the chosen file, below it; null for nothing. */
    note?: string | null;
  };

/**
 * A field for one file: a large zone that takes a click or a drop, around a real button and over a real file input. The input
 * works before any script does; a file chosen that early is picked up. `id` is the button's, which is what receives focus.
 */
export function FileDrop<Found extends { kind: 'chosen' | 'refused' }>({
  id,
  label,
  hint,
  error,
  errorPrefix,
  errorHelp = null,
  note = null,
  texts,
  file,
  ...events
}: FileDropProps<Found>) {
  const drop = useFileDrop(file, events);
  const inputId = `${id}-file`;
  const limitId = `${id}-limit`;
  const helpId = `${id}-help`;
  const noteId = `${id}-note`;
  const state = drop.isDropping ? 'dropping' : error === null ? 'ready' : 'error';
  return (
    <Field
      id={inputId}
      label={label}
      error={error}
      errorPrefix={errorPrefix}
      describedBy={[errorHelp !== null && helpId, note !== null && noteId, limitId].filter(Boolean).join(' ')}
      below={errorHelp !== null && <p id={helpId}>{errorHelp}</p>}
      {...(hint === undefined ? {} : { hint })}
    >
      {(control) => (
        <div {...drop.zoneProps} className={styles.Zone} data-state={state}>
          <input {...drop.inputProps} {...control} className={styles.Input} />
          <UploadIcon />
          {/* For the pointer. Screen readers have the button's label. */}
          <p className={styles.Instruction} aria-hidden="true">
            {drop.isDropping ? texts.dropping : texts.instruction}
          </p>
          <p className={styles.Limit} id={limitId}>
            {texts.limit}
          </p>
          {file !== null && (
            <ChosenFile
              file={file}
              removeLabel={texts.remove}
              sizeText={texts.sizeText}
              onRemove={drop.remove}
            />
          )}
          {note !== null && (
            <p className={styles.Note} id={noteId}>
              {note}
            </p>
          )}
          <button
            {...buttonFrame({ variant: 'secondary' })}
            {...drop.buttonProps}
            type="button"
            id={id}
            aria-label={texts.sideBySide(
              file === null ? [texts.choose, label, texts.required] : [texts.replace, label, file.name],
            )}
            aria-describedby={control['aria-describedby']}
          >
            {file === null ? texts.choose : texts.replace}
          </button>
          <output className={styles.Status}>
            <VisuallyHidden>
              {announce(drop.last, texts, file, {
                error: errorHelp === null ? error : `${error} ${errorHelp}`,
                note,
              })}
            </VisuallyHidden>
          </output>
        </div>
      )}
    </Field>
  );
}

/** Only what the person has just done with a file: what the form finds wrong later is said where the focus goes. */
function announce(
  last: LastAction,
  words: FileDropTexts,
  file: File | null,
  { error, note }: { error: string | null; note: string | null },
) {
  if (last === 'refused') return error ?? '';
  if (last === 'chosen')
    return file === null ? '' : [words.chosen({ fileName: file.name }), note].filter(Boolean).join(' ');
  return last === 'removed' && file === null ? words.removed : '';
}

function UploadIcon() {
  return (
    <svg
      className={styles.Icon}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M14 4h14l10 10v30H14a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z" />
      <path d="M28 4v10h10M24 38V22m-7 7 7-7 7 7" />
    </svg>
  );
}
