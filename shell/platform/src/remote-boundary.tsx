import { FailureCard } from '@atoll/ui/page-state';
import { Component, type ReactNode } from 'react';
import { reportClientError } from './client-errors';

interface Props {
  readonly name: string;
  /** What the remote was loaded from, for the report. */
  readonly release: string | undefined;
  readonly children: ReactNode;
}

/** Contains a render error of a remote in its own slot, with Retry (ERR-09). */
export class RemoteBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, release } = this.props;
    reportClientError(error, { source: name, ...(release === undefined ? {} : { release }) });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <FailureCard
        heading="Page Not Found"
        sentence="There was an error loading this page."
        onRetry={() => {
          this.setState({ failed: false });
        }}
      />
    );
  }
}
