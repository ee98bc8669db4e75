import type { Example } from '../example.ts';
import { Notice } from './Notice.tsx';

const base = { closeLabel: 'Close message', durationMs: null, onClose: () => {} };

export const examples: readonly Example[] = [
  {
    name: 'Success',
    element: (
      <Notice
        {...base}
        kind="success"
        title="Application sent"
        text="Thank you for applying as Content Creator."
      />
    ),
  },
  {
    name: 'Error',
    element: <Notice {...base} kind="error" title="Application Failed" text="Please upload your resume" />,
  },
  {
    name: 'Warning',
    element: (
      <Notice {...base} kind="warning" title="Your resume is missing" text="Please send it by mail." />
    ),
  },
  {
    name: 'Long text',
    element: (
      <Notice
        {...base}
        kind="error"
        title="The application could not be sent because the line was cut while it was on its way"
        text="What you wrote is still here. Please check that this device is on the internet, then press the button again. If it fails once more, call us."
      />
    ),
  },
];
