import type { Example } from '../example.ts';
import { ErrorText } from './ErrorText.tsx';
import { TextField } from './TextField.tsx';

export const examples: readonly Example[] = [
  { name: 'Empty', element: <TextField id="example-empty" label="Full name" error={null} /> },
  {
    name: 'With a hint and a value',
    element: (
      <TextField
        id="example-hint"
        label="Email"
        hint="For example, name@example.com"
        defaultValue="ana.lee@mail.example"
        error={null}
      />
    ),
  },
  {
    name: 'Error',
    element: (
      <TextField
        id="example-error"
        label="Phone"
        hint="Digits only"
        defaultValue="call me"
        error="Invalid phone number"
      />
    ),
  },
  {
    name: 'Disabled',
    element: <TextField id="example-disabled" label="Reference" defaultValue="A-17" disabled error={null} />,
  },
  {
    name: 'Long text',
    element: (
      <TextField
        id="example-long"
        label="Which name should we call you by when we phone to tell you how your application went?"
        hint="First and last name, as you like to be called. A nickname is fine, too, if it is the one you hear best."
        error="This line tells in many words what is wrong with the value, and it wraps without leaving its place"
        defaultValue="A value that is far longer than the field is wide, so that only its beginning can be seen at once"
      />
    ),
  },
  { name: 'An error on its own', element: <ErrorText>Could not be sent. Please try again.</ErrorText> },
];
