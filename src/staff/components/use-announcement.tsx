import { useLayoutEffect, useState } from 'react';

/**
 * Moves the focus to a control or heading once React has shown what a press changes, and a dialog that goes with it has given the
 * focus back. @returns a function that takes the id.
 */
export function useFocusNext(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null);
  useLayoutEffect(() => {
    if (wanted !== null) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}

/** What a page says that was done, for its `Announcement`. */
export function useAnnouncement(): { text: string; say: (text: string) => void; clear: () => void } {
  const [text, setText] = useState('');
  const focus = useFocusNext();
  const say = (said: string) => {
    setText(said);
    focus('announcement');
  };
  return { text, say, clear: () => setText('') };
}

/** The line that says what was done. It takes the focus: the button that was pressed may go with what it changed. */
export function Announcement({ text }: { text: string }) {
  return (
    <p role="status" id="announcement" tabIndex={-1}>
      {text}
    </p>
  );
}
