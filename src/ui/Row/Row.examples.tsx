import type { Example } from '../example.ts';
import { Button } from '../Button/Button.tsx';
import { Row } from './Row.tsx';

export const examples: readonly Example[] = [
  {
    name: 'Side by side, as many in a line as there is room for',
    element: (
      <Row gap={3}>
        <Button>Call</Button>
        <Button>Write a message</Button>
      </Row>
    ),
  },
  {
    name: 'On one line through their middle, lines closer than what stands in them',
    element: (
      <Row as="p" gap={2} columnGap={5} align="center">
        <strong>Full time</strong>
        <span>
          From
          <br />
          January
        </span>
      </Row>
    ),
  },
];
