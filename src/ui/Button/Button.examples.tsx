import type { Example } from '../example.ts';
import { ArrowRightIcon, PhoneIcon } from '../Icon/Icons.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Button, ButtonLink } from './Button.tsx';

export const examples: readonly Example[] = [
  { name: 'Primary', element: <Button>Download</Button> },
  { name: 'Secondary', element: <Button variant="secondary">Copy Link</Button> },
  { name: 'Quiet', element: <Button variant="quiet">Remove</Button> },
  {
    name: 'Main size, 64 px, with an icon',
    element: (
      <Button size="main" icon={<PhoneIcon />}>
        Call
      </Button>
    ),
  },
  { name: 'Disabled', element: <Button disabled>Not yet</Button> },
  {
    name: 'Switched off, but reached by the keyboard',
    element: (
      <>
        <Button size="main" aria-disabled>
          Submit Application
        </Button>
        <Button variant="secondary" aria-disabled>
          Take back
        </Button>
        <Button variant="quiet" aria-disabled>
          Remove
        </Button>
      </>
    ),
  },
  {
    name: 'Loading',
    element: (
      <Button size="main" disabled icon={<Spinner />}>
        Sending…
      </Button>
    ),
  },
  {
    name: 'Chosen of several',
    element: <Button aria-pressed="true">All</Button>,
  },
  {
    name: 'A link that looks like a button',
    element: (
      <ButtonLink href="#somewhere" variant="secondary" icon={<ArrowRightIcon />}>
        Go on
      </ButtonLink>
    ),
  },
  {
    name: 'Long text',
    element: (
      <Button size="main">
        Read how we keep what you write to us safe, and how to have it deleted at any time
      </Button>
    ),
  },
];
