import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDropzone, type FileRejection } from 'react-dropzone';
import { useHydrated } from '../use-hydrated.ts';

/** @typeParam Found what reading a file gives, as its user calls it. */
export type FileDropEvents<Found extends { kind: 'chosen' | 'refused' }> = {
  /** Media types and their extensions, as the file dialog offers them. */
  accept: Record<string, string[]>;
  /** Reads a file: says what is held from then on, or why it is refused. */
  inspect: (file: File) => Promise<Found>;
  /** A file was read, and nothing else was chosen or removed since. */
  onInspected: (found: Found) => void;
  /** Several files came at once: none is taken, and a chosen one stays. */
  onTooMany: () => void;
  /** Selection and error are gone. */
  onClear: () => void;
};

/** What the person did last with a file. */
export type LastAction = 'none' | 'chosen' | 'refused' | 'removed';

/** Keeps the pieces of a file field together: what was dropped or picked goes to `events`, checked. */
export function useFileDrop<Found extends { kind: 'chosen' | 'refused' }>(
  file: File | null,
  events: FileDropEvents<Found>,
) {
  const isReady = useHydrated();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [last, setLast] = useState<LastAction>('none');

  /** The file that is being read. */
  const reading = useRef<File | null>(null);

  const take = async (files: readonly File[], refused: readonly FileRejection[]) => {
    const picked = files[0] ?? refused[0]?.file;
    // A folder without files, a cancelled dialog, or the event of a file that was picked up early: no message, and a file that is
    // chosen or being read stays.
    if (picked === undefined) return file === null && reading.current === null ? events.onClear() : undefined;
    if (files.length + refused.length > 1) {
      reading.current = null;
      setLast('refused');
      return events.onTooMany();
    }
    reading.current = picked;
    const found = await events.inspect(picked);
    // While it was read, another file came or this one was removed.
    if (reading.current !== picked) return;
    reading.current = null;
    setLast(found.kind);
    return events.onInspected(found);
  };

  const { getRootProps, getInputProps, inputRef, isDragActive } = useDropzone({
    accept: events.accept,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    preventDropOnDocument: false,
    onDrop: (files, refused) => {
      empty();
      void take(files, refused);
    },
  });
  const empty = () => {
    if (inputRef.current !== null) inputRef.current.value = '';
  };

  const takeEarlyFile = useEffectEvent(() => {
    const early = inputRef.current?.files?.[0];
    if (early !== undefined) void take([early], []);
    empty();
  });
  useEffect(() => queueMicrotask(() => takeEarlyFile()), []);
  useEffect(refuseStrayDrops, []);

  return {
    isDropping: isDragActive,
    last,
    zoneProps: getRootProps(),
    // Once the button works, it alone is operated; the input only takes the pointer.
    inputProps: getInputProps({
      style: {},
      tabIndex: isReady ? -1 : 0,
      'aria-hidden': isReady ? true : undefined,
      'aria-label': undefined,
    }),
    buttonProps: {
      ref: buttonRef,
      onClick: () => inputRef.current?.click(),
      ...(isReady ? {} : { tabIndex: -1 }),
    },
    /** The button that was pressed goes away with the file, so the focus moves to the one that stays. */
    remove: () => {
      reading.current = null;
      empty();
      setLast('removed');
      events.onClear();
      buttonRef.current?.focus();
    },
  };
}

/** A file dropped beside the zone must not replace the page and lose the form. Dragged text still lands in text fields. */
function refuseStrayDrops() {
  const listening = new AbortController();
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  document.addEventListener('dragover', refuse, listening);
  document.addEventListener('drop', refuse, listening);
  return () => listening.abort();
}
