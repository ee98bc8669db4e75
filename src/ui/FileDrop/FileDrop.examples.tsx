import type { Example } from '../example.ts';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const texts = {
  instruction: 'Drag & drop your resume here, or click to select',
  limit: 'PDF only, max 5MB',
  dropping: 'Drop your resume here...',
  choose: 'Choose a PDF file',
  replace: 'Choose a different file',
  remove: 'Remove',
  required: 'required',
  chosen: ({ fileName }: { fileName: string }) => `${fileName} is chosen.`,
  removed: 'The file was removed.',
  sideBySide: (parts: readonly string[]) => parts.join(', '),
  sizeText: (count: number, unit: string) => `${count}\u00A0${unit}`,
};

const none = () => {};
const base = {
  label: 'Resume',
  error: null,
  file: null,
  texts,
  accept: { 'application/pdf': ['.pdf'] },
  inspect: async () => ({ kind: 'chosen' }),
  onInspected: none,
  onTooMany: none,
  onClear: none,
} satisfies Omit<FileDropProps, 'id'>;

const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });

export const examples: readonly Example[] = [
  { name: 'Empty; drag a file over it for the drop state', element: <FileDrop {...base} id="drop-empty" /> },
  { name: 'Chosen', element: <FileDrop {...base} id="drop-chosen" file={pdf('ana-lee.pdf')} /> },
  {
    name: 'Chosen, with a note',
    element: (
      <FileDrop
        {...base}
        id="drop-note"
        file={pdf('ana-lee.pdf')}
        note="Something worth knowing about this file, in a sentence that takes more than one line on a phone."
      />
    ),
  },
  {
    name: 'Error',
    element: <FileDrop {...base} id="drop-error" error="Only PDF files are allowed" />,
  },
  {
    name: 'Chosen, and several files dropped since',
    element: (
      <FileDrop
        {...base}
        id="drop-remark"
        file={pdf('ana-lee.pdf')}
        error="Please choose one file at a time"
      />
    ),
  },
  {
    name: 'Long text',
    element: (
      <FileDrop
        {...base}
        id="drop-long"
        hint="Your work history, saved as a PDF file."
        file={pdf(`${'my-work-history-'.repeat(6)}.pdf`)}
      />
    ),
  },
];
