import { Button } from '~/ui/Button/Button.tsx';
import { Gate } from './session/Gate.tsx';

/** A plain way out when a page fails, instead of an empty screen. React logs the error itself. */
export function StaffError() {
  return (
    <Gate title="This page failed">
      <p role="alert">Something went wrong in the desk itself. Nothing was changed by it.</p>
      <Button onClick={() => location.reload()}>Load the desk again</Button>
    </Gate>
  );
}
