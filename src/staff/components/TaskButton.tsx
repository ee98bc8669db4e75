import { oneLine } from '~/domain/safe-text.ts';
import type { Result } from '~/staff/api/result.ts';
import { Button, type ButtonProps } from '~/ui/Button/Button.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTask } from '../session/use-task.ts';
import { Problem } from './Problem.tsx';

type TaskButtonProps<Value> = {
  name: string;
  /** The name of whom it is about, to who hears the button alone. */
  whose?: string;
  variant?: ButtonProps['variant'];
  ask: () => Promise<Result<Value>>;
  onDone: (value: Value) => void;
};

/** A button that asks the server for something, and says below it what failed. */
export function TaskButton<Value>(props: TaskButtonProps<Value>) {
  const { name, whose, variant = 'secondary', ask, onDone } = props;
  const { isBusy, failure, run } = useTask();
  return (
    <div>
      <Button variant={variant} aria-disabled={isBusy} onClick={() => void run(ask, onDone)}>
        <span>{name}</span>
        {whose !== undefined && <VisuallyHidden>{`: ${oneLine(whose)}`}</VisuallyHidden>}
      </Button>
      <Problem failure={failure} />
    </div>
  );
}
