import { Component, type ReactNode } from 'react';
import { Button } from '~/ui/Button/Button.tsx';
import { Gate } from './session/Gate.tsx';

/** Shows a plain way out when a page fails, instead of an empty screen. React logs the error itself. */
export class DeskErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Gate title="This page failed">
        <p role="alert">Something went wrong in the desk itself. Nothing was changed by it.</p>
        <Button onClick={() => location.reload()}>Load the desk again</Button>
      </Gate>
    );
  }
}
