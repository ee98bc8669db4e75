import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { ManyStates } from '../states/ManyStates.tsx';
import { counted } from '../texts/texts.ts';
import { Assigning } from './Assigning.tsx';

type ChangeDialogProps = {
  ids: readonly string[];
  onClose: () => void;
  onChange: () => void;
};

/** Changes the state of many applications, or gives them to somebody. Both can be undone. */
export function ChangeDialog({ ids, onClose, onChange }: ChangeDialogProps) {
  return (
    <Dialog labelledBy="many-title" place="wide" onCancel={onClose}>
      <Stack gap={4}>
        <h2
          id="many-title"
          tabIndex={-1}
          data-first-focus=""
        >{`Change ${counted(ids.length, 'application')}`}</h2>
        <ManyStates ids={ids} onChange={onChange} />
        <Stack as="section" gap={4} aria-labelledby="many-assignee">
          <h3 id="many-assignee" tabIndex={-1}>
            Assigned to
          </h3>
          <Assigning ids={ids} heading="many-assignee" onChange={onChange} />
        </Stack>
        <div>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
