import { Button } from '../Button/Button.tsx';
import type { Example } from '../example.ts';
import { Dialog } from './Dialog.tsx';

export const examples: readonly Example[] = [
  {
    name: 'In the middle, not modal',
    element: (
      <div style={{ position: 'relative', minBlockSize: '17rem' }}>
        <Dialog modal={false} labelledBy="example-dialog-title" describedBy="example-dialog-text">
          <h3 id="example-dialog-title">Are you still there?</h3>
          <p id="example-dialog-text">This screen starts over in 20 seconds.</p>
          <p>
            <Button size="main">I need more time</Button>
          </p>
        </Dialog>
      </div>
    ),
  },
];
