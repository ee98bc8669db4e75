import { Component, type ReactNode } from 'react';
import { addressOf, words } from '~/content/spoken.ts';
import { paths } from '~/config/paths.ts';
import { ButtonLink } from '~/ui/Button/Button.tsx';

type Props = { children: ReactNode };

/** Shows a plain way out when a page fails, instead of an empty screen. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert">
        <h1 tabIndex={-1}>{words.shellWords.failedTitle}</h1>
        <p>{words.shellWords.failedText}</p>
        <ButtonLink href={addressOf(paths.home)}>{words.shellWords.backToHome}</ButtonLink>
      </div>
    );
  }
}
